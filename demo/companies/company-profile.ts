import type { Setting } from '../demo-cities.ts'

export type CompanyKey =
  | 'brisalena'
  | 'valdesana'
  | 'nubarela'
  | 'valdorriz'
  | 'transcefiro'
  | 'bermuela'
  | 'quintaluz'
  | 'helivenda'
  | 'altozar'
  | 'mirasierpe'
  | 'lumbral'
  | 'trigalbor'

export interface ProjectProfile {
  name: string
  description: string
  /** Whole months from the current one: it starts on the first day of the one and ends on the last of the other. */
  months: readonly [start: number, end: number]
  /** Absent: active. */
  inactive?: true
  /** The sectors that it hires for. Absent: any. */
  sectorIds?: readonly number[]
}

/** A made-up company. No company of that name is meant. */
export interface CompanyProfile {
  key: CompanyKey
  name: string
  acronym: string
  /** INE code. */
  municipalityId: number
  plan: 'gratis' | 'premium'
  /** Where all its workplaces are, if not where its sectors usually are. */
  setting?: Setting
  /** How long it has been on the site. */
  registeredDaysAgo: number
  /** Sentences about itself, each able to stand alone in any of its offers. */
  introductions: readonly string[]
  projects: readonly ProjectProfile[]
}
