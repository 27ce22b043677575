import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import type { country } from '../schema/master.ts'

/** Territories without people of their own: nobody's nationality. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

/** Where the source has a formal, foreign or older form, the one that Spanish newspapers and the Academy use. */
const usualNames: Record<string, string> = {
  BD: 'Bangladés',
  BH: 'Baréin',
  BJ: 'Benín',
  BL: 'San Bartolomé',
  BN: 'Brunéi',
  BW: 'Botsuana',
  CC: 'Islas Cocos',
  CD: 'República Democrática del Congo',
  CG: 'República del Congo',
  CW: 'Curazao',
  EH: 'Sáhara Occidental',
  FJ: 'Fiyi',
  GW: 'Guinea-Bisáu',
  IQ: 'Irak',
  KN: 'San Cristóbal y Nieves',
  KP: 'Corea del Norte',
  KR: 'Corea del Sur',
  LA: 'Laos',
  MF: 'San Martín (Francia)',
  MM: 'Myanmar (Birmania)',
  PG: 'Papúa Nueva Guinea',
  PN: 'Islas Pitcairn',
  PW: 'Palaos',
  SA: 'Arabia Saudí',
  SH: 'Santa Elena, Ascensión y Tristán de Acuña',
  SR: 'Surinam',
  SX: 'San Martín (Países Bajos)',
  SY: 'Siria',
  TL: 'Timor Oriental',
  VA: 'Ciudad del Vaticano',
  VG: 'Islas Vírgenes Británicas',
}

const sourceNames: Record<string, string | string[]> = spanish.countries

const spanishName = (alpha2: string): string => {
  const name = usualNames[alpha2] ?? [sourceNames[alpha2]].flat()[0]
  if (!name) throw new Error(`No Spanish name for the country ${alpha2}`)
  return name
}

/** Ids are the numeric codes of ISO 3166-1: 724 is España. */
export const countries: (typeof country.$inferInsert)[] = codes
  .filter(([alpha2 = '']) => !uninhabited.has(alpha2))
  .map(([alpha2 = '', , numeric]) => ({ id: Number(numeric), name: spanishName(alpha2) }))
