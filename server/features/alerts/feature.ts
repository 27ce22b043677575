import type { Feature } from '#server/http/feature.ts'
import { unlessPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { askIfWanted, forgetAlerts } from './mailing/ask-if-wanted.ts'
import { queueAlertMails } from './mailing/queue-alert-mails.ts'
import { sendAlert } from './mailing/send-alert.ts'
import { alerts } from './handlers.ts'
import { alertMails } from './mails.ts'
import { alertRoutes } from './routes.ts'
import { adoptVisitors } from './subscriber-queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Each adds the jobs of the mails of one frequency: at once, daily, weekly. */
    'new-offers': Record<string, never>
    'daily-offers': Record<string, never>
    'weekly-offers': Record<string, never>
    /** An alert may match offers that were announced after the number `after`, up to `through`. */
    'alert-mail': { alertId: number; after: number; through: number }
  }
}

export const alertFeature = {
  handlers: { alerts },
  routes: alertRoutes,
  mails: [alertMails],
  queues: {
    'new-offers': { work: (deps) => queueAlertMails(deps, 'inmediata'), schedule: '* * * * *' },
    'daily-offers': { work: (deps) => queueAlertMails(deps, 'diaria'), schedule: '0 8 * * *' },
    'weekly-offers': { work: (deps) => queueAlertMails(deps, 'semanal'), schedule: '0 8 * * 1' },
    'alert-mail': { work: sendAlert, options: weekOfTries },
  },
  nightly: [({ db }) => db.transaction((tx) => adoptVisitors(tx)), askIfWanted, unlessPaused(forgetAlerts)],
} satisfies Feature
