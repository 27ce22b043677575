import { sweepExports } from './features/account/data-export/sweep-exports.ts'
import { sweepDownloads } from './features/applications/cv-downloads.ts'
import { destroyDueAccounts } from './features/auth/deletion/destroy-account.ts'
import { destroyAgain } from './features/auth/deletion/destroy-again.ts'
import { destroyUnconfirmedAccounts } from './features/auth/deletion/destroy-unconfirmed.ts'
import { confirmWithoutLinks } from './features/auth/email-links/confirm-without-links.ts'
import { sweepEmailLinks } from './features/auth/email-links/queries.ts'
import { sweepResets } from './features/auth/password-reset/queries.ts'
import { sweepSessions } from './features/auth/sessions.ts'
import { sweepRemovedCvs } from './features/cvs/delete-cv.ts'
import { endTestSubscriptions, recheckSubscriptions } from './features/payments/subscription/recheck-subscriptions.ts'
import { closeCasesOfGoneOffers } from './features/reports/sweep-reports.ts'
import type { Deps } from './platform/deps.ts'
import { encryptAgain } from './platform/encryption/encrypt-again.ts'
import { sweepPendingFiles } from './platform/files/pending/remove-pending-files.ts'
import { sweepRateLimits } from './platform/http/limits/rate-limit.ts'
import { reportDeadLetters } from './platform/jobs/dead-letters.ts'
import { reportHeldRemovals, unlessHeld } from './platform/jobs/held-removals/held-removals.ts'
import type { Task } from './platform/jobs/housekeeping.ts'

/** What runs at the start and every hour, in production and while developing. */
export function housekeepingTasks(deps: Deps): Task[] {
  const { db, clock, log } = deps
  return [
    () => sweepRemovedCvs(deps),
    () => sweepPendingFiles(deps),
    () => deps.jobs.enqueue(db, 'nightly', {}),
    () => sweepSessions(db, clock.now()),
    () => sweepResets(db, clock.now()),
    // Rows of a backup may be restored while the process runs.
    () => destroyAgain(deps),
    unlessHeld(deps, () => destroyDueAccounts(deps)),
    () => confirmWithoutLinks(deps),
    () => destroyUnconfirmedAccounts(deps),
    () => sweepExports(deps),
    () => sweepEmailLinks(db, clock.now()),
    () => closeCasesOfGoneOffers(deps),
    () => sweepRateLimits(db),
    unlessHeld(deps, () => sweepDownloads(deps)),
    () => encryptAgain(deps),
    () => reportDeadLetters(db, log),
    () => reportHeldRemovals(deps),
    () => endTestSubscriptions(deps),
    () => recheckSubscriptions(deps),
  ]
}
