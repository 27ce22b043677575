import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { unlessHeld } from '#server/jobs/held-removals/held-removals.ts'
import { destroyDueAccounts } from './deletion/destroy-account.ts'
import { destroyAgain } from './deletion/destroy-again.ts'
import { destroyUnconfirmedAccounts } from './deletion/destroy-unconfirmed.ts'
import { sendUndoLink } from './deletion/send-undo-link.ts'
import { confirmWithoutLinks } from './email-links/confirm-without-links.ts'
import { sweepEmailLinks } from './email-links/queries.ts'
import { sendEmailLink } from './email-links/send-email-link.ts'
import { endIdleAccounts } from './idle-accounts/end-idle-accounts.ts'
import { sendIdleNotice } from './idle-accounts/send-idle-notice.ts'
import { sweepResets } from './password-reset/queries.ts'
import { sendPasswordChanged } from './password-reset/send-password-changed.ts'
import { sendResetLink } from './password-reset/send-reset-link.ts'
import { sweepSessions } from './sessions.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody has forgotten a password. Null: no account has the address. */
    'password-forgotten': { accountId: number | null }
    'password-changed': { accountId: number }
    /** A link waits to be mailed: to confirm, to change or to undo the change of an e-mail. */
    'email-link': { linkId: string }
    /** Somebody wants to delete an account, or it was not used for too long. The id is that of the request. */
    'deletion-requested': { deletionId: string }
    /** An account is not used: its owner gets a letter. */
    'idle-notice': { accountId: number; kind: 'first' | 'last' }
  }
}

export const authJobs = {
  queues: {
    'password-forgotten': { work: sendResetLink },
    'password-changed': { work: sendPasswordChanged },
    'email-link': { work: sendEmailLink },
    'deletion-requested': { work: sendUndoLink },
    'idle-notice': { work: sendIdleNotice },
  },
  hourly: [
    ({ db, clock }) => sweepSessions(db, clock.now()),
    ({ db, clock }) => sweepResets(db, clock.now()),
    // Rows of a backup may be restored while the process runs.
    destroyAgain,
    unlessHeld(destroyDueAccounts),
    confirmWithoutLinks,
    destroyUnconfirmedAccounts,
    ({ db, clock }) => sweepEmailLinks(db, clock.now()),
  ],
  nightly: [unlessHeld(endIdleAccounts)],
} satisfies FeatureJobs
