import { eq, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Handle } from '#server/database/open.ts'
import { offer, project } from '#server/database/schema/schema.ts'

/** Offers, each with its project. */
export const selectOffers = <Columns extends SelectedFields>(db: Handle, columns: Columns) =>
  db.select(columns).from(offer).innerJoin(project, eq(project.id, offer.projectId))

// The order of the index offer_newest. Without «nulls last» PostgreSQL would not use that index.
export const newestFirst = [sql`${offer.createdOn} desc nulls last`, sql`${offer.id} desc nulls last`]
