import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import type { country } from '../schema/master.ts'
import corrections from './data/countries.json' with { type: 'json' }

const sourceNames: Record<string, string | string[]> = spanish.countries
/** Replaces formal, foreign or old names by those that Spanish newspapers and the Academy use. */
const usualNames: Record<string, string> = corrections.usualNames

const spanishName = (alpha2: string): string => {
  const name = usualNames[alpha2] ?? [sourceNames[alpha2]].flat()[0]
  if (!name) throw new Error(`No Spanish name for the country ${alpha2}`)
  return name
}

/** Ids are the numeric codes of ISO 3166-1: 724 is España. Uninhabited territories are nobody's nationality. */
export const countries: (typeof country.$inferInsert)[] = codes
  .filter(([alpha2 = '']) => !corrections.uninhabited.includes(alpha2))
  .map(([alpha2 = '', , numeric]) => ({ id: Number(numeric), name: spanishName(alpha2) }))
