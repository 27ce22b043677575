import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A new form must name its note on personal data here, or the reason for having none.

const root = import.meta.dirname
const noData = (reason: string) => ({ reason })
/** The file that shows the note, seen from `web/`. */
const shownBy = (file: string) => ({ file })

const notes: Record<string, ReturnType<typeof noData> | ReturnType<typeof shownBy>> = {
  'apply/alerts/alert-form.tsx': shownBy('apply/alerts/alert-form.tsx'),
  'apply/note/note-field.tsx': shownBy('apply/apply-dialog.tsx'),
  'apply/questions/question-fields.tsx': shownBy('apply/apply-dialog.tsx'),
  'apply/choose-cv.tsx': shownBy('apply/apply-dialog.tsx'),
  'apply/upload/upload-cv.tsx': shownBy('apply/upload/upload-cv.tsx'),
  'forms/candidate/candidate-form.tsx': shownBy('forms/candidate/candidate-form.tsx'),
  'forms/candidate/postal-code-field.tsx': shownBy('forms/candidate/candidate-form.tsx'),
  'forms/cv/': shownBy('forms/cv/cv-parts.tsx'),
  'forms/company/company-form.tsx': shownBy('forms/company/company-form.tsx'),
  'forms/appointment/appointment-form.tsx': noData('what a company proposes to a candidate'),
  'forms/closing-note.tsx': noData('a sentence of a company to those who applied'),
  'forms/messages/message-thread.tsx': shownBy('forms/messages/message-thread.tsx'),
  'forms/form-frame.tsx': noData('a frame without fields'),
  'forms/reasons/': noData('a frame of the forms that ask for reasons'),
  'routes/account/delete-account-dialog.tsx': shownBy('routes/account/route.tsx'),
  'routes/account/email-section.tsx': shownBy('routes/account/route.tsx'),
  'routes/account/mail/mail-section.tsx': noData('which mails somebody gets'),
  'routes/account/password-section.tsx': shownBy('routes/account/route.tsx'),
  'routes/account/second-factor-section.tsx': shownBy('routes/account/route.tsx'),
  'routes/account/alerts/alert-card.tsx': noData('how often somebody gets mails'),
  'routes/account/alerts/alert-feed.tsx': noData('an address to copy'),
  'routes/authentication/account-card/account-form.tsx': noData('a frame of the forms below'),
  'routes/authentication/answer-application/question.tsx': noData('what a company writes to a candidate'),
  'routes/authentication/new-password-fields.tsx': noData('fields of the forms below'),
  'routes/authentication/operator-setup/setup-form.tsx': noData('the access of staff, who are not users'),
  'routes/authentication/recover/route.tsx': shownBy('routes/authentication/recover/route.tsx'),
  'routes/authentication/reset/route.tsx': shownBy('routes/authentication/reset/route.tsx'),
  'routes/authentication/account-card/sign-in-form.tsx': shownBy('routes/authentication/account-card/sign-in-form.tsx'),
  'routes/authentication/account-card/sign-up-form.tsx': shownBy('routes/authentication/account-card/sign-up-form.tsx'),
  'routes/candidate-profile/applications/appointment/': shownBy(
    'routes/candidate-profile/applications/appointment/appointment-choice.tsx',
  ),
  'routes/candidate-profile/rename-cv-dialog.tsx': noData('the name of a file'),
  'routes/candidate-profile/suggestions/interests/': shownBy(
    'routes/candidate-profile/suggestions/interests/interests-form.tsx',
  ),
  'routes/company-dashboard/candidates/application/notes.tsx': noData('what a company notes about an application'),
  'routes/company-dashboard/candidates/list/': noData('a search of one’s own candidates'),
  'routes/company-dashboard/candidates/moves/': noData('what a company writes to a candidate'),
  'routes/company-dashboard/editing/': noData('an offer or a project'),
  'routes/company-dashboard/lists/list-search.tsx': noData('a search of one’s own lists'),
  'routes/company-dashboard/offers/': noData('an offer, which is public'),
  'routes/company-dashboard/page/page-dialog.tsx': noData('what a company writes on its public page'),
  'routes/company-dashboard/projects/': noData('a project'),
  'routes/company-dashboard/verification/legal-form.tsx': shownBy(
    'routes/company-dashboard/verification/legal-form.tsx',
  ),
  'routes/company-directory/route.tsx': noData('a public search'),
  'routes/example/route.tsx': noData('the demo search'),
  'routes/landing/hero.tsx': noData('a public search'),
  'routes/management/': noData('what operators search, decide and write'),
  'routes/offer-view/report/report-form.tsx': shownBy('routes/offer-view/report/report-form.tsx'),
  'routes/offers-list/filters/': noData('a public search'),
  'forms/search/': noData('a public search'),
}

const isOwnPart = /^(?:ui|testing|forms\/fields|routes\/style-guide)\//
/** A form, a frame of one, or a field of ours. */
const takesData =
  /<(?:form|input|textarea|FormFrame|AccountForm|NewPasswordFields|ReasonForm|ReasonDialog)\b|\/fields\/(?!error-summary)[a-z-]+\.tsx'|\/files\/pdf-picker\.tsx'/

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const forms = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !isOwnPart.test(file))
  .filter((file) => takesData.test(textOf(file)))

/** A key that ends with a slash stands for a folder. */
const keyOf = (file: string) =>
  Object.keys(notes).find((key) => key === file || (key.endsWith('/') && file.startsWith(key)))

test('every form that takes personal data has its note with the link to the policy, and every other says why not', () => {
  expect(forms.filter((file) => keyOf(file) === undefined)).toEqual([])
  expect([...new Set(forms.map(keyOf))].toSorted()).toEqual(Object.keys(notes).toSorted())
})

test.each(Object.values(notes).flatMap((note) => ('file' in note ? [note.file] : [])))('%s shows a note', (file) => {
  expect(textOf(file)).toMatch(/<DataNote\s/)
})
