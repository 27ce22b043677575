import { readFileSync, writeFileSync } from 'node:fs'

// Writes the names and types of the fields of Stripe's published example objects (repository stripe/openapi,
// openapi/fixtures3.json): `node scripts/write-stripe-fields.ts fixtures3.json`. A test compares the stand-in with them.

/** A type, the fields of an object, or the element of a list. «null» means that the example does not show the type. */
type Shape = string | { [field: string]: Shape } | Shape[]

const kinds = [
  'checkout.session',
  'subscription',
  'subscription_item',
  'customer',
  'price',
  'invoice',
  'billing_portal.session',
  'event',
]

// The data of an event is an object of any kind.
const isAnyObject = (kind: string, field: string) => kind === 'event' && field === 'data'

function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shapeOf(inner)]))
}

const [path] = process.argv.slice(2)
if (!path) throw new Error('usage: node scripts/write-stripe-fields.ts fixtures3.json')
const { resources } = JSON.parse(readFileSync(path, 'utf8')) as { resources: Record<string, Record<string, unknown>> }

const table = Object.fromEntries(
  kinds.map((kind) => {
    const fields = Object.entries(resources[kind] ?? {})
    return [
      kind,
      Object.fromEntries(fields.map(([name, value]) => [name, isAnyObject(kind, name) ? {} : shapeOf(value)])),
    ]
  }),
)
const target = new URL('../server/platform/payment-provider/stand-in/fields/stripe-fields.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`)
