/** Parts of all legal pages. `{nombre}` and similar are replaced by the operator's data. */

/** The operator's data, by the names that the texts use in braces. */
export interface Operator {
  nombre: string
  telefono: string
  correo: string
  domicilio: string
  /** The address of the site, such as https://empleo.example */
  sitio: string
  /** After how many months an account that nobody uses is closed. */
  mesesSinUso: string
  /** After how many days without an answer a candidate is told. */
  diasRespuesta: string
  /** Months until an application is deleted, after its offer has ended. */
  mesesCandidatura: string
  /** Months until a report of an offer is deleted, after the decision. */
  mesesDenuncia: string
  mesesRegistros: string
}

/** A paragraph, or a list. */
export type LegalBlock = string | readonly string[]

interface LegalSection {
  title: string
  blocks: readonly LegalBlock[]
}

export interface LegalText {
  title: string
  /** For search engines. */
  description: string
  intro: string
  sections: readonly LegalSection[]
}

export const legalTexts = {
  draftTitle: 'Borrador pendiente de revisión',
  draft:
    'Este texto es una propuesta. Debe revisarlo y completarlo la asesoría jurídica del titular antes de abrir el servicio al público. Lo que falta figura [entre corchetes].',
  version: 'Versión del 23/11/2026',
  operator: 'Titular',
  operatorName: 'Denominación',
  taxId: 'NIF',
  registry: 'Datos registrales',
  missing: '[pendiente]',
  address: 'Domicilio',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  site: 'Sitio web',
} as const
