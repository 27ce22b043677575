/** Checks of a company. Candidates read each sentence in the badge, after «Comprobado:». */
export const checkTexts = {
  registro: 'La razón social y el NIF, en un registro público',
  web: 'La web, que es de la empresa',
  correo_corporativo: 'El correo de la empresa, con un enlace',
  telefono: 'El teléfono, con una llamada',
} as const

export type Check = keyof typeof checkTexts
export const CHECKS = Object.keys(checkTexts) as [Check, ...Check[]]

/**
 * Whether these checks suffice to verify a company: the register, and the telephone or the web. Anybody can buy a
 * domain, so the e-mail adds nothing to a checked web.
 */
export const sufficesToVerify = (checks: readonly Check[]): boolean =>
  checks.includes('registro') && (checks.includes('telefono') || checks.includes('web'))

/** Changes of a company's data: legal name or NIF, web, contact person or telephone, e-mail. */
export const LEGAL_CHANGES = ['empresa', 'web', 'contacto', 'correo'] as const
export type LegalChange = (typeof LEGAL_CHANGES)[number]

const endedBy: Record<Check, readonly LegalChange[]> = {
  registro: ['empresa'],
  web: ['empresa', 'web'],
  correo_corporativo: ['correo'],
  telefono: ['empresa', 'contacto'],
}

/** Whether a check says nothing any more, because what it checked has changed. */
export const isEnded = (check: Check, changes: readonly LegalChange[]): boolean =>
  endedBy[check].some((change) => changes.includes(change))

/** Whether a company with these checks stays verified when it changes its data so. */
export const staysVerified = (checks: readonly Check[], changes: readonly LegalChange[]): boolean =>
  !changes.includes('empresa') && sufficesToVerify(checks.filter((check) => !isEnded(check, changes)))

/** Whether an e-mail is of the domain of a web, or of one below it. */
export function isMailOfSite(email: string, website: string): boolean {
  const address = `https://${email.trim().split('@').at(-1)}`
  if (!URL.canParse(address) || !URL.canParse(website)) return false
  const site = new URL(website).hostname.replace(/^www\./, '')
  return `.${new URL(address).hostname}`.endsWith(`.${site}`)
}

/** Why a verification is refused. The company reads the sentence. */
export const rejectionTexts = {
  datos_no_coinciden: 'La razón social y el NIF no coinciden en el registro.',
  empresa_no_encontrada: 'No encontramos la empresa en ningún registro público.',
  contacto_no_confirmado: 'No hemos podido confirmar que la persona de contacto trabaja en la empresa.',
  web_no_corresponde: 'La web no es de la empresa o no funciona.',
  otro: 'Te explicamos el motivo a continuación.',
} as const

/** Why a company is suspended. The company reads the sentence. */
export const suspensionTexts = {
  fraude: 'Hemos visto señales de fraude en sus ofertas.',
  suplantacion: 'La cuenta no es de la empresa que dice ser.',
  ofertas_falsas: 'Sus ofertas no corresponden a puestos reales.',
  discriminacion: 'Sus ofertas discriminan a candidatos.',
  otro: 'Te explicamos el motivo a continuación.',
} as const

export type RejectionReason = keyof typeof rejectionTexts
export type SuspensionReason = keyof typeof suspensionTexts
export const REJECTION_REASONS = Object.keys(rejectionTexts) as [RejectionReason, ...RejectionReason[]]
export const SUSPENSION_REASONS = Object.keys(suspensionTexts) as [SuspensionReason, ...SuspensionReason[]]

/** These suspend for fraud. A company that deceived candidates no longer reads their applications. */
export const FRAUD_REASONS: readonly SuspensionReason[] = ['fraude', 'suplantacion', 'ofertas_falsas']

/** Days in which a company that is suspended for another reason reads its former applicants, to answer for its acts. */
export const SUSPENDED_READS_DAYS = 30

/** The sentence of a reason with the explanation of the operator. */
export function sentenceOfReason(reason: string | null, explanation: string | null): string {
  const sentences: Readonly<Record<string, string>> = { ...rejectionTexts, ...suspensionTexts }
  const sentence = reason && reason !== 'otro' ? sentences[reason] : undefined
  return [sentence, explanation].filter(Boolean).join(' ')
}
