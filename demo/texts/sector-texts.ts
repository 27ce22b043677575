import type { CompanyKey } from '../companies/company-profile.ts'
import type { Setting } from '../demo-cities.ts'

/** What may be said about one job. Any title goes with any task, so that their combinations all read well. */
export interface JobTexts {
  /** The position's name as the master list has it. */
  position: string
  /** Gross euros a year, full time. */
  salary: readonly [number, number]
  /** Desk work may be done from home: sometimes in an office, often in a digital job. Absent: always on site. */
  desk?: 'office' | 'digital'
  /** The share of offers with a short workday. */
  partTime?: number
  /** The companies that have such a job, where not all of the sector's do. */
  at?: readonly CompanyKey[]
  /** Title of the offer -> the sentence that says why somebody is wanted. */
  variants: Readonly<Record<string, string>>
  /** Sentences in the second person, each able to stand alone. */
  tasks: readonly string[]
  requirements: readonly string[]
}

/** What may be said about a sector. */
export interface SectorTexts {
  sectorId: number
  companies: readonly CompanyKey[]
  setting: Setting
  /** What is offered, besides the salary. */
  perks: readonly string[]
  /** The working hours, by workday. */
  fullTime: readonly string[]
  partTime: readonly string[]
  jobs: readonly JobTexts[]
}
