import type { Handle } from '#server/database/open.ts'
import type { Kept } from '../shapes.ts'
import { findObject } from '../store.ts'
import { StripeFault } from './stripe-error.ts'

const kinds: Record<string, Kept['object']> = {
  customer: 'customer',
  subscription: 'subscription',
  invoice: 'invoice',
  latest_invoice: 'invoice',
}

type Json = Record<string, unknown>

/** Replaces ids by their objects, as requested by `expand[]=data.latest_invoice`. */
export async function expandAll(db: Handle, body: object, paths: string[]): Promise<object> {
  let expanded = body as Json
  for (const path of paths) expanded = await expand(db, expanded, path.split('.'))
  return expanded
}

async function expand(db: Handle, body: Json, keys: string[]): Promise<Json> {
  const [key = '', ...rest] = keys
  const value = body[key]
  const kind = kinds[key]
  if (Array.isArray(value) && rest.length > 0) {
    const items = await Promise.all(value.map((item: Json) => expand(db, item, rest)))
    return { ...body, [key]: items }
  }
  if (!kind) throw notExpandable(keys.join('.'))
  if (typeof value !== 'string') return body
  const found = (await findObject(db, kind, value))?.body as Json | undefined
  if (!found) return body
  return { ...body, [key]: rest.length > 0 ? await expand(db, found, rest) : found }
}

const notExpandable = (path: string) =>
  new StripeFault({
    status: 400,
    type: 'invalid_request_error',
    message: `This property cannot be expanded (${path}).`,
  })
