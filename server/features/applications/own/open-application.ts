import type { Database } from '#server/platform/database/open.ts'
import { findApplication, type ApplicationRow, type Reading } from './queries.ts'
import { readOffer, type ReadOffer } from './read-offer.ts'

/** An application of the candidate with the offer as they read it. Reads one state of the database: the offer may be deleted meanwhile. */
export const openApplication = (
  db: Database,
  id: number,
  reading: Reading,
): Promise<{ row: ApplicationRow; read: ReadOffer } | undefined> =>
  db.transaction(
    async (tx) => {
      const row = await findApplication(tx, id, reading)
      return row && { row, read: await readOffer(tx, row) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
