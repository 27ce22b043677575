import { palette } from '../pictures/palette.ts'
import { colour, type Column, drawRule, openSheet, PAGE, type Sheet, skip, write, writePoint } from './page-writer.ts'
import { headings, type ResumeContent } from './resume-content.ts'

const BAR = 200
const BODY = 11
const SMALL = 10.5
const QUIET = '#5B6069'
const AMBER = '#7A5B00'

/** One page with photo, contact details and skills in a sidebar on the left. */
export async function drawSidebarResume(content: ResumeContent): Promise<Sheet> {
  const sheet = await openSheet()
  const photo = await sheet.document.embedJpg(content.photo)
  sheet.page.drawRectangle({ x: 0, y: 0, width: BAR, height: PAGE.height, color: colour(palette.ivory) })
  sheet.page.drawRectangle({ x: 0, y: 0, width: 8, height: PAGE.height, color: colour(palette.yellow) })
  sheet.page.drawImage(photo, { x: 38, y: PAGE.height - 182, width: 132, height: 132 })
  writeBar({ sheet, x: 30, width: BAR - 44, top: 204 }, content)
  writeBody({ sheet, x: BAR + 32, width: PAGE.width - BAR - 70, top: 50 }, content)
  return sheet
}

function writeBar(bar: Column, { contact, profile }: ResumeContent): void {
  writeList(bar, { heading: headings.contact, lines: contact })
  writeList(bar, { heading: headings.languages, lines: profile.languages })
  writeList(bar, { heading: headings.skills, lines: profile.skills })
}

function writeList(bar: Column, { heading, lines }: { heading: string; lines: readonly string[] }): void {
  skip(bar, 22)
  write(bar, { text: heading, size: 13, bold: true })
  skip(bar, 6)
  for (const text of lines) {
    write(bar, { text, size: SMALL, leading: 1.35 })
    skip(bar, 4)
  }
}

function writeBody(body: Column, { profile, resume, fullName }: ResumeContent): void {
  write(body, { text: fullName, size: 26, bold: true, leading: 1.15 })
  skip(body, 4)
  write(body, { text: resume.headline, size: 14, hex: AMBER, bold: true })
  writeHeading(body, headings.profile)
  write(body, { text: resume.summary, size: BODY, leading: 1.55 })
  writeHeading(body, headings.experience)
  for (const { role, employer, years, points } of profile.experience) {
    writeTitled(body, { title: role, below: `${employer}  ·  ${years}` })
    writePoints(body, points)
    skip(body, 12)
  }
  writeHeading(body, headings.education)
  for (const { title, place, year } of profile.education) {
    writeTitled(body, { title, below: `${place}, ${year}` })
    skip(body, 6)
  }
  writeHeading(body, headings.notes)
  writePoints(body, profile.notes)
}

function writeTitled(body: Column, { title, below }: { title: string; below: string }): void {
  write(body, { text: title, size: 12, bold: true })
  write(body, { text: below, size: SMALL, hex: QUIET })
  skip(body, 3)
}

function writePoints(body: Column, points: readonly string[]): void {
  for (const text of points) writePoint(body, { text, size: BODY, leading: 1.5, dotHex: palette.gold })
}

function writeHeading(body: Column, heading: string): void {
  skip(body, 18)
  write(body, { text: heading, size: 14, bold: true })
  skip(body, 7)
  drawRule(body, { thickness: 1.2, hex: palette.yellow })
  skip(body, 6)
}
