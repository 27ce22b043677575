import { flatEnv, type FlatEnv } from './env-variables.ts'

/** A provider that processes personal data for the operator. */
export interface Processor {
  name: string
  purpose: string
  country: string
}

/** The operator, who answers for the site before the law. Pages leave out undefined values. */
export interface Legal {
  name?: string | undefined
  /** The tax number. */
  nif?: string | undefined
  /** The entry in the commercial or another register. */
  registry?: string | undefined
  /** The data protection officer. */
  dpoEmail?: string | undefined
  processors: readonly Processor[]
  /** The operator belongs to the public sector. */
  isPublicBody: boolean
  /** The number under which the operator is an authorised placement agency. */
  placementAgency?: string | undefined
  /** The settings without which a public site does not say who runs it. */
  missing: readonly string[]
}

export const legalOf = (flat: FlatEnv): Legal => ({
  name: flat.LEGAL_NAME,
  nif: flat.LEGAL_NIF,
  registry: flat.LEGAL_REGISTRY,
  dpoEmail: flat.DPO_EMAIL,
  processors: flat.PROCESSORS,
  isPublicBody: flat.PUBLIC_BODY,
  placementAgency: flat.PLACEMENT_AGENCY,
  missing: missingOf(flat),
})

const madeUp = flatEnv.parse({})

/** Article 10 of the LSSI asks for them, and article 37 of the RGPD for the officer of a public body. */
function missingOf(flat: FlatEnv): string[] {
  const asked = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_ADDRESS', 'LEGAL_NAME', 'LEGAL_NIF'] as const
  const missing: string[] = asked.filter((name) => flat[name] === madeUp[name])
  return flat.PUBLIC_BODY && !flat.DPO_EMAIL ? [...missing, 'DPO_EMAIL'] : missing
}
