import { runJobNow } from './run-job-now.ts'
import type { RunningServer } from './running-server.ts'

/** Mails new offers now, as the schedule does each minute, as if the hour since the last mails had passed. */
export const sendNewOffers = (server: Pick<RunningServer, 'dataDir'>): Promise<void> =>
  runJobNow(server, { prepare: 'update alert set queued_at = null', queue: 'new-offers', mails: 'alert-mail' })
