import type { Feature } from '#server/http/feature.ts'
import { auth } from './handlers.ts'
import { secondFactor } from './operators/handlers.ts'
import { unlessPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import { destroyDueAccounts } from './deletion/destroy-account.ts'
import { destroyAgain } from './deletion/destroy-again.ts'
import { destroyUnconfirmedAccounts } from './deletion/destroy-unconfirmed.ts'
import { deletionMails } from './deletion/mails.ts'
import { confirmWithoutLinks } from './email-links/confirm-without-links.ts'
import { emailLinkMails } from './email-links/mails.ts'
import { sweepEmailLinks } from './email-links/queries.ts'
import { endIdleAccounts } from './idle-accounts/end-idle-accounts.ts'
import { idleAccountMails } from './idle-accounts/mails.ts'
import { invitationMails } from './operators/mails.ts'
import { sweepResets } from './password-reset/queries.ts'
import { passwordMails } from './password-reset/mails.ts'
import { sweepSessions } from './sessions.ts'

export const authFeature = {
  handlers: { auth, secondFactor },
  mails: [passwordMails, invitationMails, emailLinkMails, deletionMails, idleAccountMails],
  hourly: [
    ({ db, clock }) => sweepSessions(db, clock.now()),
    ({ db, clock }) => sweepResets(db, clock.now()),
    // Rows of a backup may be restored while the process runs.
    destroyAgain,
    unlessPaused(destroyDueAccounts),
    confirmWithoutLinks,
    destroyUnconfirmedAccounts,
    ({ db, clock }) => sweepEmailLinks(db, clock.now()),
  ],
  nightly: [unlessPaused(endIdleAccounts)],
} satisfies Feature
