import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { standInAnswer, standInEvent, standInObject } from '#server/database/schema/schema.ts'
import { API_VERSION } from '../api-version.ts'
import type { Event, Kept, Subscription } from './shapes.ts'
import { fromSeconds, newId, toSeconds, type StandIn } from './stand-in.ts'

type KindOf<Name extends Kept['object']> = Extract<Kept, { object: Name }>

/** A stored object. The revision grows with each change. */
export interface Row<Body> {
  body: Body
  revision: number
}

export async function findObject<Name extends Kept['object']>(
  db: Handle,
  kind: Name,
  id: string,
): Promise<Row<KindOf<Name>> | undefined> {
  const [row] = await selectObject(db, kind, id)
  return row as Row<KindOf<Name>> | undefined
}

/** Locks the row until the transaction ends, so that a second click sees the changes of the first. */
export async function lockObject<Name extends Kept['object']>(
  tx: Handle,
  kind: Name,
  id: string,
): Promise<Row<KindOf<Name>> | undefined> {
  const [row] = await selectObject(tx, kind, id).for('update')
  return row as Row<KindOf<Name>> | undefined
}

const selectRows = (db: Handle) =>
  db.select({ body: standInObject.body, revision: standInObject.revision }).from(standInObject)

const selectObject = (db: Handle, kind: Kept['object'], id: string) =>
  selectRows(db).where(and(eq(standInObject.id, id), sql`${standInObject.body}->>'object' = ${kind}`))

const customerOf = (body: Kept): string => (body.object === 'customer' ? body.id : body.customer)

/** Inserts or updates an object. `dueAt` is the time of its next automatic change. */
export async function saveObject(db: Handle, body: Kept, dueAt: Date | null = null) {
  await db
    .insert(standInObject)
    .values({ id: body.id, customerId: customerOf(body), body, dueAt, createdAt: fromSeconds(body.created) })
    .onConflictDoUpdate({
      target: standInObject.id,
      set: { body, dueAt, revision: sql`${standInObject.revision} + 1` },
    })
}

/** Deletes an object and the answer that created it, which would be repeated with its fields. */
export async function deleteObject(tx: Handle, id: string): Promise<void> {
  await tx.delete(standInObject).where(eq(standInObject.id, id))
  await tx.delete(standInAnswer).where(sql`${standInAnswer.body} ->> 'id' = ${id}`)
}

/** The newest first, as Stripe lists them. */
export async function listSubscriptions(db: Handle, customerId: string): Promise<Row<Subscription>[]> {
  const rows = await selectRows(db)
    .where(and(eq(standInObject.customerId, customerId), sql`${standInObject.body}->>'object' = 'subscription'`))
    .orderBy(sql`(${standInObject.body}->>'created')::bigint desc`, sql`${standInObject.id} desc`)
  return rows as Row<Subscription>[]
}

/** Checkout sessions of a customer that were completed and are not paid yet. */
export async function listWaiting(db: Handle, customerId: string): Promise<string[]> {
  const { body } = standInObject
  const rows = await db
    .select({ id: standInObject.id })
    .from(standInObject)
    .where(
      and(
        eq(standInObject.customerId, customerId),
        isNotNull(standInObject.dueAt),
        sql`${body}->>'object' = 'checkout.session' and ${body}->>'status' = 'complete'`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Objects whose automatic change is due. */
export async function listDue(db: Handle, now: Date): Promise<Row<Kept>[]> {
  const rows = await selectRows(db).where(lte(standInObject.dueAt, now)).orderBy(asc(standInObject.dueAt)).limit(50)
  return rows as Row<Kept>[]
}

/** Stores a webhook for delivery, in the transaction of the change that it reports. */
export async function recordEvent(
  tx: Handle,
  standIn: StandIn,
  { type, object }: { type: string; object: Kept },
): Promise<void> {
  const now = standIn.clock.now()
  const body: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: toSeconds(now),
    data: { object },
    livemode: false,
    type,
  }
  await tx.insert(standInEvent).values({ body, createdAt: now, nextAttemptAt: now })
}
