import { spanishNumber } from '../spanish/number.ts'
import type { RuleText } from './rule.ts'

/** Gross a year for a full-time job: 14 payments of 1,221 euros. Real Decreto 126/2026, de 18 de febrero. An hour is its part of the longest lawful year. */
export const MINIMUM_WAGE = { year: 2026, annual: 17_094, hour: 9.36, fullWeekHours: 40 } as const

const FULL_TIME = 1

export const lowSalaryRule: RuleText = {
  kind: 'redaccion',
  title: 'Salario por debajo del mínimo',
  reason: `El salario mínimo de ${MINIMUM_WAGE.year} es de ${spanishNumber(MINIMUM_WAGE.annual)} € brutos al año a jornada completa, y en proporción a las horas si es parcial.`,
  advice: 'Revisa si has escrito el salario de un mes, o la jornada que no es.',
  law: 'Real Decreto 126/2026, de 18 de febrero; Estatuto de los Trabajadores, artículo 27.',
}

const weeklyHours =
  /\b(\d{1,2})(?:[.,]5)? ?(?:h|horas?)(?: de trabajo)? ?(?:\/ ?semana|semanales|a la semana|por semana)/
const spokenHours: readonly (readonly [RegExp, number])[] = [
  [/\bmedia jornada\b|\bveinte horas (?:semanales|a la semana)/, 20],
  [/\bveinticinco horas (?:semanales|a la semana)/, 25],
  [/\btreinta horas (?:semanales|a la semana)/, 30],
]

/** The weekly hours that a part-time offer states in its text, or undefined. */
function findWeeklyHours(words: string): number | undefined {
  const [, written] = weeklyHours.exec(words) ?? []
  return written === undefined ? spokenHours.find(([pattern]) => pattern.test(words))?.[1] : Number(written)
}

/** The lowest lawful salary a year; undefined where the hours of a part-time job are not known. */
export function findMinimumWage(workdayId: number | null, words: string): number | undefined {
  if (workdayId === FULL_TIME) return MINIMUM_WAGE.annual
  const hours = findWeeklyHours(words)
  return (
    hours &&
    Math.floor((MINIMUM_WAGE.annual * Math.min(hours, MINIMUM_WAGE.fullWeekHours)) / MINIMUM_WAGE.fullWeekHours)
  )
}
