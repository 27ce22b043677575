import { palette } from '../pictures/palette.ts'
import { colour, type Column, drawRule, openSheet, PAGE, type Sheet, skip, write, writePoint } from './page-writer.ts'
import { headings, type ResumeContent } from './resume-content.ts'

const LEFT = 150
const MARGIN = 54
const BODY = 11.5
const SMALL = 10.5
const QUIET = '#5B6069'
const LINE = '#D5D6D3'

/** One page without a photo: headings on the left, their content on the right. */
export async function drawPlainResume(content: ResumeContent): Promise<Sheet> {
  const sheet = await openSheet()
  const { resume, fullName, contact } = content
  sheet.page.drawRectangle({ x: 0, y: PAGE.height - 10, width: PAGE.width, height: 10, color: colour(palette.ink) })
  const page: Column = { sheet, x: MARGIN, width: PAGE.width - 2 * MARGIN, top: 52 }
  write(page, { text: fullName, size: 28, bold: true, leading: 1.15 })
  write(page, { text: resume.headline, size: 15, hex: palette.blue })
  skip(page, 4)
  write(page, { text: contact.join('  ·  '), size: SMALL, hex: QUIET })
  skip(page, 26)
  for (const section of sectionsOf(content)) writeSection(page, section)
  return sheet
}

interface Section {
  heading: string
  content(body: Column): void
}

const sectionsOf = ({ profile, resume }: ResumeContent): Section[] => [
  { heading: headings.profile, content: (body) => write(body, { text: resume.summary, size: BODY, leading: 1.5 }) },
  { heading: headings.experience, content: (body) => writeJobs(body, profile.experience) },
  {
    heading: headings.education,
    content: (body) =>
      writeLines(
        body,
        profile.education.map(({ title, place, year }) => `${title}. ${place}, ${year}.`),
      ),
  },
  { heading: headings.languages, content: (body) => writeLines(body, [profile.languages.join('  ·  ')]) },
  { heading: headings.skills, content: (body) => writeLines(body, [profile.skills.join('  ·  ')]) },
  { heading: headings.notes, content: (body) => writePoints(body, profile.notes) },
]

function writeSection(page: Column, { heading, content }: Section): void {
  drawRule(page, { thickness: 0.7, hex: LINE })
  const top = page.top + 10
  const title = { ...page, width: LEFT - 20, top }
  const body = { ...page, x: page.x + LEFT, width: page.width - LEFT, top }
  write(title, { text: heading, size: 12, bold: true })
  content(body)
  page.top = Math.max(title.top, body.top) + 24
}

function writeJobs(body: Column, jobs: ResumeContent['profile']['experience']): void {
  for (const [place, { role, employer, years, points }] of jobs.entries()) {
    if (place > 0) skip(body, 8)
    write(body, { text: role, size: 12.5, bold: true })
    write(body, { text: `${employer}  ·  ${years}`, size: SMALL, hex: QUIET })
    skip(body, 2)
    writePoints(body, points)
  }
}

function writeLines(body: Column, lines: readonly string[]): void {
  for (const text of lines) write(body, { text, size: BODY })
}

function writePoints(body: Column, points: readonly string[]): void {
  for (const text of points) writePoint(body, { text, size: BODY, dotHex: palette.blue })
}
