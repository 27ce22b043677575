import { flatEnv, type FlatEnv } from './env-variables.ts'

/** The operator, who answers for the site before the law. Pages leave out undefined values. */
export const legalOf = (flat: FlatEnv) => ({
  name: flat.LEGAL_NAME,
  /** The tax number. */
  nif: flat.LEGAL_NIF,
  /** The entry in the commercial or another register. */
  registry: flat.LEGAL_REGISTRY,
  /** The data protection officer. */
  dpoEmail: flat.DPO_EMAIL,
  /** The providers that process personal data for the operator. */
  processors: flat.PROCESSORS,
  /** The operator belongs to the public sector. */
  isPublicBody: flat.PUBLIC_BODY,
  /** The number under which the operator is an authorised placement agency. */
  placementAgency: flat.PLACEMENT_AGENCY,
  /** The settings without which a public site does not say who runs it. */
  missing: missingOf(flat),
})

const madeUp = flatEnv.parse({})

/** Article 10 of the LSSI asks for them, and article 37 of the RGPD for the officer of a public body. */
function missingOf(flat: FlatEnv): string[] {
  const asked = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_ADDRESS', 'LEGAL_NAME', 'LEGAL_NIF'] as const
  const missing: string[] = asked.filter((name) => flat[name] === madeUp[name])
  return flat.PUBLIC_BODY && !flat.DPO_EMAIL ? [...missing, 'DPO_EMAIL'] : missing
}
