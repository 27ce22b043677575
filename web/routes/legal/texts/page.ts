import type { Site } from '#web/document/site.ts'

/** Parts of all legal pages. `{nombre}` and similar are replaced by the operator's data. */

/** The operator's data, by the names that the texts use in braces. Undefined: it is not configured. */
export interface Operator {
  /** The name of the site. */
  nombre: string
  /** The name in law, or that of the site. */
  titular?: string
  /** The name in law. */
  denominacion?: string | undefined
  nif?: string | undefined
  registro?: string | undefined
  /** The controller of personal data, with its tax number. */
  responsable?: string
  /** The address of the data protection officer. */
  delegado?: string | undefined
  /** Everybody who processes personal data for the operator. */
  encargados?: string | undefined
  /** The number of the authorisation as a placement agency. */
  agencia?: string | undefined
  /** Whether the operator is a placement agency, as a sentence. */
  actividad?: string
  telefono?: string
  correo?: string
  domicilio?: string
  /** The address of the site, such as https://empleo.example */
  sitio?: string
  /** After how many months an account that nobody uses is closed. */
  mesesSinUso?: string
  /** After how many days without an answer a candidate is told. */
  diasRespuesta?: string
  /** Months until an application is deleted, after its offer has ended. */
  mesesCandidatura?: string
  /** Months until a report of an offer is deleted, after the decision. */
  mesesDenuncia?: string
  mesesRegistros?: string
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

type Processor = Site['legal']['processors'][number]

export const legalTexts = {
  ownerTitle: 'Este sitio todavía no dice quién lo lleva',
  ownerUnknown:
    'Es una demostración, o está sin terminar de configurar: faltan datos de su titular, y los de contacto pueden ser inventados. Estos textos son una propuesta que debe revisar la asesoría jurídica del titular antes de abrir el servicio al público.',
  version: 'Versión del 27/11/2026',
  operator: 'Titular',
  operatorName: 'Denominación',
  tradeName: 'Nombre del sitio',
  taxId: 'NIF',
  registry: 'Datos registrales',
  placementAgency: 'Agencia de colocación',
  address: 'Domicilio',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  site: 'Sitio web',
  controller: (name: string, nif: string | undefined) => (nif ? `${name}, con NIF ${nif}` : name),
  processor: ({ name, purpose, country }: Processor) => `${name}, ${purpose} (${country})`,
  activity: (placementAgency: string | undefined) =>
    placementAgency
      ? `Su titular es una agencia de colocación autorizada con el número ${placementAgency}, conforme al Real Decreto 1796/2010, de 30 de diciembre. Por ello no cobra nada a quien busca trabajo.`
      : 'Tampoco selecciona a los candidatos ni actúa como agencia de colocación.',
} as const
