import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { installation, type account, type alert, type subscriber } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { createSigner } from './signer.ts'

/** The purpose of a link about a row. A token of one purpose is not valid for another. */
export interface LinkKind {
  table: typeof account | typeof alert | typeof subscriber
  purpose: string
}

/** The token of a link about a row. It signs its moment of creation too: a restored database may give the number to another row. */
export async function signRow(
  { db, appSecret }: Pick<Deps, 'db' | 'appSecret'>,
  { table, purpose }: LinkKind,
  id: number,
): Promise<string> {
  const values = [id, (await findMoment(db, table, id)) ?? 0]
  return [...values, createSigner(appSecret, purpose).sign(values)].join('.')
}

/** The number in a token. Null: nobody has signed it, or another row has the number now. A row that is gone keeps its number. */
export async function readRowToken(
  { db, appSecret, env }: Pick<Deps, 'db' | 'appSecret' | 'env'>,
  { table, purpose }: LinkKind,
  token: string,
): Promise<number | null> {
  const [, digits, time, signature = ''] = /^([1-9]\d{0,8})(?:\.(0|[1-9]\d{0,14}))?\.([\w-]{43})$/.exec(token) ?? []
  const values = [digits, time].filter((part) => part !== undefined).map(Number)
  const isSignedWith = (secret?: string) => secret && createSigner(secret, purpose).isSigned(signature, values)
  if (![appSecret, env.appSecretPrevious].some(isSignedWith)) return null
  const id = Number(digits)
  const moment = await findMoment(db, table, id)
  if (moment === undefined) return id
  if (time !== undefined) return moment === Number(time) ? id : null
  // Of the releases before. The row must be of their time, because a restored database may give its number again.
  const [since] = await db.select({ moment: installation.momentsSignedSince }).from(installation)
  return since && moment < since.moment.getTime() ? id : null
}

/** When a row was created, in milliseconds since 1970. */
async function findMoment(db: Handle, table: LinkKind['table'], id: number): Promise<number | undefined> {
  const [row] = await db.select({ createdAt: table.createdAt }).from(table).where(eq(table.id, id))
  return row?.createdAt.getTime()
}
