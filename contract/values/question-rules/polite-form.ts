import { pattern } from '../text/pattern.ts'

/** Verbs in «usted» that get an s in «tú». */
const regular = `
  tiene padece sufre presenta esta ha cobra gana percibe toma usa sigue recibe fuma bebe consume pesa mide va acude piensa
  quiere planea desea espera vive viene procede cumple milita pertenece practica profesa vota lleva hace
`

/** «Usted» and the «tú» that the patterns know. Small letters without accents. */
const verbs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    regular
      .trim()
      .split(/\s+/)
      .map((verb) => [verb, `${verb}s`]),
  ),
  es: 'eres',
  estuvo: 'estuviste',
  fue: 'fuiste',
  cobro: 'cobraste',
  gano: 'ganaste',
  nacio: 'naciste',
  'le pagan': 'te pagan',
  'le pagaban': 'te pagaban',
  'le gustaria': 'te gustaria',
  'se plantea': 'te planteas',
  'se considera': 'te consideras',
  'se siente': 'te sientes',
  'se define como': 'te defines como',
  'se jubila': 'te jubilas',
  'se ha': 'te has',
  'se quedara': 'te quedaras',
}

const verb = `(?:${Object.keys(verbs).join('|')})`
const start = String.raw`(?:^|[\n¿?¡!.,;:(] ?)`
const asking = String.raw`(?:(?:y|no|si|ya|dinos|diganos|indica|indique|hoy|ahora|actualmente|cuant[oa]s?|cual|que|como|cuando|donde|quien|a|de|con|en|por) |(?:anos|ano|hij[oa]s?|edad|religion|partido|pais) ){0,4}`

// «¿Qué gana el cliente?» is about somebody else.
const notOthers = String.raw`(?!(?<=\b(?:cobra|gana|percibe|es|esta|lleva)) (?:el|la|los|las|un|nuestr[oa]s?|tus?|sus?) )`

// Elsewhere the same verb is of somebody else: «una persona que tiene una enfermedad».
const addressed = [
  pattern`\b${verb} usted\b`,
  pattern`\busted ${verb}\b`,
  pattern`\b(?=${verb}\b)(?<=${start}${asking})${verb}\b${notOthers}`,
]
const theirs = /(?<=\b(?:se dedican?|tienen|vives? con|viven con) )su(?=s? )/g

/** A question in «usted» as one in «tú»: «tiene usted hijos» becomes «tienes hijos». Others stay as they are. */
export const readPoliteForm = (text: string): string =>
  addressed
    .reduce((read, form) => read.replace(form, (found) => verbs[found.replace(/ ?\busted\b ?/, '')] ?? found), text)
    .replace(theirs, 'tu')
