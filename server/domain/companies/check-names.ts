import type { Check } from '#contract/values/verification.ts'
import type { companyCheck } from '#server/database/schema/schema.ts'

/** The checks of a company, on the wire. */
export const checkNames: Record<(typeof companyCheck.$inferSelect)['kind'], Check> = {
  registry: 'registro',
  website: 'web',
  email: 'correo_corporativo',
  phone: 'telefono',
}
