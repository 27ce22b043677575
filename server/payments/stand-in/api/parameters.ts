import * as z from 'zod'
import { readForm, type FormObject } from './form-body.ts'
import { parameterFault } from './stripe-error.ts'

// Stricter than Stripe: parameters that we never send are refused, which reveals mistakes in our code.

const metadata = z.record(z.string(), z.string()).default({})
const expand = z.array(z.string()).default([])

export const customerParameters = z.strictObject({ email: z.string().optional(), metadata, expand })

export const emailParameters = z.strictObject({ email: z.string() })

export const sessionParameters = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.coerce.number().pipe(z.int().min(1).max(1)) }))
    .length(1),
  locale: z.enum(['es', 'auto']).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
  expand,
})

export const portalParameters = z.strictObject({
  customer: z.string(),
  return_url: z.url(),
  locale: z.enum(['es', 'auto']).optional(),
  expand,
})

export const listParameters = z.strictObject({
  customer: z.string(),
  status: z.enum(['all', 'active', 'canceled', 'past_due']).optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(10),
  expand,
})

export const renewalParameters = z.strictObject({ cancel_at_period_end: z.literal('true') })

export const onlyExpand = z.strictObject({ expand })

/** The parameters of a request, from its form or query. Throws the error that Stripe would answer. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, encoded: string): z.output<Schema> {
  const form: FormObject = readForm(encoded)
  // The issues include the input, to distinguish a missing parameter from an invalid one.
  const parsed = schema.safeParse(form, { reportInput: true })
  if (!parsed.success) throw parameterFault(parsed.error)
  return parsed.data
}
