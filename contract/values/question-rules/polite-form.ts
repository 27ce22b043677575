/** «Usted» and the «tú» that the patterns know. Small letters without accents. */
const verbs: Readonly<Record<string, string>> = {
  tiene: 'tienes',
  padece: 'padeces',
  sufre: 'sufres',
  presenta: 'presentas',
  es: 'eres',
  esta: 'estas',
  estuvo: 'estuviste',
  fue: 'fuiste',
  ha: 'has',
  cobra: 'cobras',
  cobro: 'cobraste',
  gana: 'ganas',
  gano: 'ganaste',
  percibe: 'percibes',
  toma: 'tomas',
  usa: 'usas',
  sigue: 'sigues',
  recibe: 'recibes',
  fuma: 'fumas',
  bebe: 'bebes',
  consume: 'consumes',
  pesa: 'pesas',
  mide: 'mides',
  va: 'vas',
  acude: 'acudes',
  piensa: 'piensas',
  quiere: 'quieres',
  planea: 'planeas',
  desea: 'deseas',
  espera: 'esperas',
  vive: 'vives',
  nacio: 'naciste',
  viene: 'vienes',
  procede: 'procedes',
  cumple: 'cumples',
  milita: 'militas',
  pertenece: 'perteneces',
  practica: 'practicas',
  profesa: 'profesas',
  vota: 'votas',
  lleva: 'llevas',
  hace: 'haces',
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
  new RegExp(String.raw`\b${verb} usted\b`, 'g'),
  new RegExp(String.raw`\busted ${verb}\b`, 'g'),
  new RegExp(String.raw`\b(?=${verb}\b)(?<=${start}${asking})${verb}\b${notOthers}`, 'g'),
]
const theirs = /(?<=\b(?:se dedican?|tienen|vives? con|viven con) )su(?=s? )/g

/** A question in «usted» as one in «tú»: «tiene usted hijos» becomes «tienes hijos». Others stay as they are. */
export const readPoliteForm = (text: string): string =>
  addressed
    .reduce(
      (read, pattern) => read.replace(pattern, (found) => verbs[found.replace(/ ?\busted\b ?/, '')] ?? found),
      text,
    )
    .replace(theirs, 'tu')
