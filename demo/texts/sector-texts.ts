import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { projectRoot } from '#server/config/project-root.ts'
import { CompanyKey } from '../companies/company-profile.ts'
import { Setting } from '../offers/pick-city.ts'
import { readData } from '../read-data.ts'

/** The texts of one job. Any title can be combined with any task. */
const JobTexts = z.strictObject({
  /** The position's name in the master list. */
  position: z.string(),
  /** Lowest and highest, in gross euros a year, full time. */
  salary: z.tuple([z.int(), z.int()]),
  /** Desk work may be done from home: sometimes in an office, often in a digital job. Absent: always on site. */
  desk: z.enum(['office', 'digital']).optional(),
  /** The share of offers with a short workday. */
  partTime: z.number().optional(),
  /** The companies with such a job. Absent: all of the sector's. */
  at: z.array(CompanyKey).optional(),
  /** Title of the offer -> the sentence that gives the reason for the offer. */
  variants: z.record(z.string(), z.string()),
  /** Sentences in the second person. Each can be used alone. */
  tasks: z.array(z.string()),
  requirements: z.array(z.string()),
})
export type JobTexts = z.infer<typeof JobTexts>

/** The texts of a sector. */
const SectorTexts = z.strictObject({
  sectorId: z.int(),
  /** How many offers the sector gets. All sectors together: 593; the demo company's own 7 come on top. */
  offers: z.int(),
  companies: z.array(CompanyKey),
  setting: Setting,
  /** Benefits besides the salary. */
  perks: z.array(z.string()),
  /** Sentences about the working hours, by workday. */
  fullTime: z.array(z.string()),
  partTime: z.array(z.string()),
  jobs: z.array(JobTexts),
})
export type SectorTexts = z.infer<typeof SectorTexts>

// One file per sector, in the same groups as the positions of the master data. The files are sorted because their
// order decides what the seeded generator chooses.
export const allSectors: readonly SectorTexts[] = globSync('texts/*/*.json', { cwd: join(projectRoot, 'demo') })
  .map((path) => readData(path, SectorTexts))
  .toSorted((one, other) => one.sectorId - other.sectorId)
