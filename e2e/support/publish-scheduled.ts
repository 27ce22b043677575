import { runJobNow } from './run-job-now.ts'
import type { RunningServer } from './running-server.ts'

/** Publishes every scheduled draft now, as the schedule does at midnight of its day. */
export const publishScheduled = (server: Pick<RunningServer, 'dataDir'>): Promise<void> =>
  runJobNow(server, {
    prepare: `update offer_draft set publish_on = (now() at time zone 'Europe/Madrid')::date where publish_on is not null`,
    queue: 'publish-scheduled',
    mails: 'scheduled-published',
  })
