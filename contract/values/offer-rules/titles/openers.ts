import type { Word } from './read-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Verbs of a company that looks for people. */
const seeks = list(`
  busca buscamos buscan busco contratamos incorporamos necesita necesitamos necesitan necesito precisa precisamos precisan requiere
  requieren seleccionamos solicita solicitan
`)

/** The verb after the name of a company: «Consultora busca analista». */
export const employerVerbs = list('busca contrata incorpora necesita ofrece precisa selecciona')

const jobs = list('beca becas empleo oferta plaza plazas practicas puesto puestos trabaja trabajo vacante vacantes')
const others = list('buen buena cinco cuatro diez dos gran ocho se seis siete tres urge urgente')
const links = list('a como de para')

/** Whether a word of this kind may stand before the name of a job. `before` is the word before it. */
export const isOpener = (plain: string, before: string | undefined): boolean =>
  seeks.has(plain) ||
  jobs.has(plain) ||
  others.has(plain) ||
  /^\d+$/.test(plain) ||
  (links.has(plain) && before !== undefined && (jobs.has(before) || seeks.has(before)))

const NEEDS_SE = list('busca buscan necesita necesitan precisa precisan requiere requieren solicita solicitan')

/** The number of words at this place that announce a job in a text: «se busca», «buscamos», «serás nuestra», «trabajarás como». */
export function countSeeking(words: readonly Word[], at: number): number {
  const [first, second, third] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '', words[at + 2]?.plain ?? '']
  if (first === 'se') return NEEDS_SE.has(second) ? 2 : 0
  if (first === 'seras') return /^nuestr[oa]$/.test(second) ? 1 : 0
  if (first === 'trabajaras') return /^(?:como|de)$/.test(second) ? 2 : 0
  if (!seeks.has(first) || NEEDS_SE.has(first)) return 0
  const verbs = /^(?:contratar|incorporar)$/.test(second) ? 2 : 1
  return verbs + Number((verbs === 2 ? third : second) === 'a')
}
