import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { checkPdf } from '#server/documents/pdf/check-pdf.ts'
import { demoAccountCandidate, demoCandidates } from '../candidates/demo-candidates.ts'
import { identityOf } from '../candidates/identity.ts'
import { drawPortrait } from '../pictures/portrait.ts'
import { toRoundJpeg } from '../pictures/raster.ts'
import { openSheet, PAGE, write } from './page-writer.ts'
import { makeResume } from './make-resume.ts'

const day = '2026-08-01'

test('every CV of every candidate is a PDF of one page with the candidate’s name', async () => {
  for (const [place, profile] of demoCandidates.entries()) {
    const photo = await toRoundJpeg(drawPortrait(profile.portrait))
    for (const resume of profile.resumes) {
      const order = { profile, resume, identity: identityOf(profile, place), cityName: 'Alicante/Alacant', photo, day }
      const bytes = await makeResume(order)
      const read = await PDFDocument.load(bytes)
      expect(read.getPageCount()).toBe(1)
      expect(read.getAuthor()).toContain(profile.firstName)
      expect(read.getSubject()).toBe(resume.headline)
    }
  }
})

test('a CV of either layout is a file that the site accepts', async () => {
  const [profile, identity] = [demoAccountCandidate, identityOf(demoAccountCandidate, 0)]
  const photo = await toRoundJpeg(drawPortrait(profile.portrait))
  for (const resume of profile.resumes) {
    const bytes = await makeResume({ profile, resume, identity, cityName: 'Madrid', photo, day })
    await checkPdf(bytes)
  }
})

test('text that does not fit on the page is refused', async () => {
  const sheet = await openSheet()
  const column = { sheet, x: 50, width: 100, top: PAGE.height - 60 }
  expect(() => write(column, { text: 'unas cuantas palabras que no caben aquí', size: 12 })).toThrow('does not fit')
})
