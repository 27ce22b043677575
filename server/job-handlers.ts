import { makeExport } from './features/account/data-export/make-export.ts'
import { sendEmailLink } from './features/auth/email-links/send-email-link.ts'
import { sendUndoLink } from './features/auth/deletion/send-undo-link.ts'
import { countAnswers } from './features/applications/answers/count-answers.ts'
import { remindCompanies } from './features/applications/answers/remind-companies.ts'
import { sendReminder, sendUnanswered } from './features/applications/answers/send-letters.ts'
import { tellUnanswered } from './features/applications/answers/tell-unanswered.ts'
import { closeEnded } from './features/applications/ends/close-ended.ts'
import { sweepCompanyMails } from './features/applications/news/make-company-mails.ts'
import { removeOldApplications } from './features/applications/remove-old-applications.ts'
import { restSilentCompanies } from './features/applications/silence/rest-silent-companies.ts'
import { sendSilenceNotice } from './features/applications/silence/send-silence-notice.ts'
import { endIdleAccounts } from './features/auth/idle-accounts/end-idle-accounts.ts'
import { sendIdleNotice } from './features/auth/idle-accounts/send-idle-notice.ts'
import { sendPasswordChanged } from './features/auth/password-reset/send-password-changed.ts'
import { sendResetLink } from './features/auth/password-reset/send-reset-link.ts'
import { announceExpiry } from './features/offers/expiry/announce-expiry.ts'
import { forgetEndedOffers } from './features/offers/expiry/forget-ended-offers.ts'
import { sendExpiryNotice } from './features/offers/expiry/send-expiry-notice.ts'
import { recordSiteDay } from './features/operator/summary/record-site-day.ts'
import { sweepQuestions } from './features/offers/questions/save-questions.ts'
import { forgetWords } from './features/offers/search/forget-words.ts'
import { refreshPosition } from './features/offers/search/refresh-position.ts'
import { sendPremiumEnded } from './features/payments/subscription/send-premium-ended.ts'
import { changeCustomerEmail } from './features/payments/subscription/change-customer-email.ts'
import { closeCustomer, endRenewal } from './features/payments/subscription/close-customer.ts'
import { sendToCompany } from './features/reports/letters/send-company-letter.ts'
import { sendDecision, sendReceipt, tellAuthors } from './features/reports/letters/send-report-letters.ts'
import { sweepReports } from './features/reports/sweep-reports.ts'
import { sendCompanyEmail } from './features/verification/company-email/send-company-email.ts'
import { sendCompanyDecided } from './features/verification/send-company-decided.ts'
import { sendReview } from './features/review/send-review.ts'
import type { Deps } from './platform/deps.ts'
import { compareFiles } from './platform/files/pending/compare-files.ts'
import { removePendingFiles } from './platform/files/pending/remove-pending-files.ts'
import { sweepLogs } from './platform/log-files.ts'
import { shareNextRun } from './platform/lanes/share-next-run.ts'
import { sweepOutbox } from './platform/mail/sweep-outbox.ts'
import { unlessHeld } from './platform/jobs/held-removals/held-removals.ts'
import type { JobHandlers } from './platform/jobs/queues.ts'

/** Which feature handles the jobs of each queue. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'password-forgotten': (job) => sendResetLink(deps, job),
  'password-changed': (job) => sendPasswordChanged(deps, job),
  'data-export': (job) => makeExport(deps, job),
  'premium-ended': (job) => sendPremiumEnded(deps, job),
  'remove-files': shareNextRun(() => removePendingFiles(deps)),
  nightly: () =>
    runAll([
      unlessHeld(deps, () => sweepOutbox(deps.env.mail.outbox, deps.clock.now())),
      unlessHeld(deps, () => sweepLogs(deps.env, deps.clock.now())),
      unlessHeld(deps, () => endIdleAccounts(deps)),
      () => announceExpiry(deps),
      () => closeEnded(deps),
      () => tellUnanswered(deps),
      () => remindCompanies(deps),
      () => countAnswers(deps),
      () => restSilentCompanies(deps),
      () => forgetEndedOffers(deps),
      () => forgetWords(deps),
      () => recordSiteDay(deps),
      unlessHeld(deps, () => removeOldApplications(deps)),
      () => sweepCompanyMails(deps),
      () => sweepQuestions(deps),
      unlessHeld(deps, () => sweepReports(deps)),
      () => compareFiles(deps),
    ]),
  'offers-expiring': (job) => sendExpiryNotice(deps, job),
  'company-silent': (job) => sendSilenceNotice(deps, job),
  'answers-due': (job) => sendReminder(deps, job),
  'application-unanswered': (job) => sendUnanswered(deps, job),
  'company-email': (job) => sendCompanyEmail(deps, job),
  'company-decided': (job) => sendCompanyDecided(deps, job),
  'offer-reviewed': (job) => sendReview(deps, job),
  'idle-notice': (job) => sendIdleNotice(deps, job),
  'email-link': (job) => sendEmailLink(deps, job),
  'deletion-requested': (job) => sendUndoLink(deps, job),
  'renewal-ended': (job) => endRenewal(deps, job),
  'customer-email': (job) => changeCustomerEmail(deps, job),
  'customer-closed': (job) => closeCustomer(deps, job),
  'report-received': (job) => sendReceipt(deps, job),
  'reports-decided': (job) => tellAuthors(deps, job),
  'report-decided': (job) => sendDecision(deps, job),
  'offer-reported': (job) => sendToCompany(deps, job),
  'position-renamed': ({ data }) => refreshPosition(deps, data.positionId),
})

/** Runs all steps in their order. A failure stops none of the others; the first one fails the job, which is tried again. */
async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
