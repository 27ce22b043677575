import type { TextRule } from './rule.ts'
import { pattern } from '../text/pattern.ts'

const pay = String.raw`(?:salario|sueldo|retribucion|remuneracion|honorarios|condiciones economicas|paquete (?:retributivo|salarial|economico))`
const kinds = String.raw`(?: (?:anual|base|bruto|bruta|economica|fijo|fija|inicial|mensual|neto|neta|total|y variable)){0,3}`
const link = String.raw` ?[:,–-]? ?(?:(?:es|sera|seran|son|muy|altamente|totalmente) ){0,2}`
const vague = String.raw`(?:segun (?:la |tu |su )?(?:valia|convenio|experiencia|perfil|candidat[oa]s?|aptitudes|capacidades|mercado|tablas)|a (?:convenir|negociar|determinar|concretar|definir|valorar)|(?:por|a) determinar|competitiv[oa]s?|negociables?|acorde (?:a|al|con))`
const noFigure = String.raw`(?![^\n]{0,80}\d(?:[.,]?\d{3}|\d{2}|\d? ?(?:€|euros|eur\b|k\b)))`

const wage = '(?:salario|sueldo|nomina|retribucion|remuneracion)'
const before = String.raw`(?:actual|anterior|previ[oa]|pasad[oa])`
const ask = String.raw`\b(?:indica|indicad|indicando|indicar|indique|indiquen|indicanos|di|dinos|diga|diganos|envia|enviad|enviando|enviar|envie|envien|envianos|adjunta|adjuntad|adjuntando|adjuntar|adjunte|adjunten|aporta|aportad|aportando|aportar|aporte|aporten|detalla|detallando|detallar|detalle|comunica|comunicanos|especifica|especificando|especificar|especifique|incluye|incluyendo|incluir|incluya|menciona|mencionando|mencionar|mencione|escribe|escriba|pon|facilita|facilitar|facilite|presenta|presentar|presente|confirma|cuentanos|queremos (?:saber|conocer)|necesitamos (?:saber|conocer)|se (?:pide|requiere|solicita|pedira|solicitara))`
const little = String.raw`(?: [\w,:]{1,15}){0,5} `

/** Rules about pay. An offer must state its own, and must not ask for that of earlier jobs. */
export const payRules = {
  vague_pay: {
    kind: 'redaccion',
    title: 'Salario sin cifra',
    reason:
      'Quien se presenta tiene derecho a saber antes de la entrevista cuánto se paga al empezar, o entre qué cifras (artículo 5.1 de la Directiva (UE) 2023/970).',
    advice: 'Escribe la cifra: «Entre 22.000 y 26.000 € brutos al año, según experiencia».',
    law: 'Directiva (UE) 2023/970, artículo 5.1.',
    unlessAfter: /\d ?(?:€|euros|eur\b|k\b)[^.;\n]{0,60}$/,
    patterns: [
      pattern`\b${pay}${kinds}${link}${vague}\b${noFigure}`,
      pattern`\b(?:segun (?:tu |su )?valia)\b${noFigure}`,
      pattern`\b(?:competitiv[oa]|interesante|atractiv[oa]) (?:salario|sueldo|retribucion|remuneracion|paquete retributivo)\b${noFigure}`,
    ],
  },
  earlier_pay: {
    kind: 'redaccion',
    title: 'Pide lo que cobra o cobraba',
    reason:
      'No se puede pedir a nadie lo que cobra o cobraba en otro trabajo (artículo 5.2 de la Directiva (UE) 2023/970).',
    advice: 'Pide lo que espera: «Indica el salario que esperas», y pon el tuyo en la oferta.',
    law: 'Directiva (UE) 2023/970, artículo 5.2.',
    patterns: [
      pattern`${ask}${little}${wage}(?: (?:brut[oa]|anual|mensual|fij[oa])){0,2} ${before}\b`,
      pattern`${ask}${little}(?:ultim[oa]s?|actual|anterior) (?:\w{1,6} )?(?:salario|sueldo|nominas?)\b`,
      pattern`${ask}${little}(?:historial|historia|banda) (?:salarial|retributiv[oa])(?: (?:actual|anterior|previ[oa]))?\b`,
      pattern`${ask}${little}(?:cuanto|lo que) (?:cobras|cobrabas|ganas|ganabas|percibes|percibias)\b`,
      pattern`(?:^|\n)[^\w\n]{0,3}${wage} (?:brut[oa] |anual ){0,2}${before}(?= ?(?:$|[\n:.;]|y (?:el )?(?:deseado|esperado|pretendido|pretensiones|expectativas)))`,
    ],
  },
} satisfies Record<string, TextRule>
