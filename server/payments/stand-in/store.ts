import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { standInObject } from '#server/database/schema/schema.ts'
import type { StoredObject, CheckoutSession, Subscription } from './shapes.ts'
import { fromSeconds, type StandIn } from './stand-in.ts'

type Kind = StoredObject['object']
type KindOf<Name extends Kind> = Extract<StoredObject, { object: Name }>

/** A stored object. `dueAt` is the time of its next automatic change. */
export interface Row<Body> {
  body: Body
  dueAt: Date | null
}

type Found<Name extends Kind> = Promise<Row<KindOf<Name>> | undefined>

const selectRows = (db: Handle) =>
  db.select({ body: standInObject.body, dueAt: standInObject.dueAt }).from(standInObject)

const isOfKind = (kind: Kind) => sql`${standInObject.body}->>'object' = ${kind}`

export async function findObject<Name extends Kind>(db: Handle, kind: Name, id: string | null): Found<Name> {
  const [row] = await selectRows(db).where(and(eq(standInObject.id, id ?? ''), isOfKind(kind)))
  return row as Awaited<Found<Name>>
}

/** Changes an object under its lock, so that a second click sees the change of the first. Undefined if it is missing. */
export const changeObject = <Name extends Kind, Result>(
  standIn: StandIn,
  { kind, id }: { kind: Name; id: string },
  change: (inside: StandIn, body: KindOf<Name>) => Promise<Result>,
): Promise<Result | undefined> =>
  standIn.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${standInObject} where id = ${id} for update`)
    const row = await findObject(tx, kind, id)
    return row && change({ ...standIn, db: tx }, row.body)
  })

const valuesOf = (body: StoredObject) => {
  const customerId = body.object === 'customer' ? body.id : body.customer
  return { id: body.id, customerId, body, createdAt: fromSeconds(body.created) }
}

/** Inserts or updates an object. */
export async function saveObject<Body extends StoredObject>({ db }: StandIn, body: Body, dueAt?: Date): Promise<Body> {
  const set = { body, dueAt: dueAt ?? null }
  const values = { ...valuesOf(body), ...set }
  await db.insert(standInObject).values(values).onConflictDoUpdate({ target: standInObject.id, set })
  return body
}

/** Inserts an object and returns it. If an earlier request has created it, returns its present state. */
export async function addObject({ db }: StandIn, body: StoredObject): Promise<StoredObject | undefined> {
  await db.insert(standInObject).values(valuesOf(body)).onConflictDoNothing()
  return (await findObject(db, body.object, body.id))?.body
}

/** The newest first, as Stripe lists them. */
export async function listSubscriptions(db: Handle, customerId: string): Promise<Row<Subscription>[]> {
  const rows = await selectRows(db)
    .where(and(eq(standInObject.customerId, customerId), isOfKind('subscription')))
    .orderBy(desc(standInObject.createdAt), desc(standInObject.id))
  return rows as Row<Subscription>[]
}

/** Locks the objects whose automatic change is due, except those that another process has locked. */
export async function lockDue(tx: Handle, now: Date): Promise<(CheckoutSession | Subscription)[]> {
  const rows = await selectRows(tx).where(lte(standInObject.dueAt, now)).for('update', { skipLocked: true })
  return rows.map(({ body }) => body as CheckoutSession | Subscription)
}
