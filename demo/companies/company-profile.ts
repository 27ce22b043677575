import * as z from 'zod'
import { Setting } from '../offers/pick-city.ts'

export const CompanyKey = z.enum([
  'brisalena',
  'valdesana',
  'nubarela',
  'valdorriz',
  'transcefiro',
  'bermuela',
  'quintaluz',
  'helivenda',
  'altozar',
  'mirasierpe',
  'lumbral',
  'trigalbor',
])
export type CompanyKey = z.infer<typeof CompanyKey>

const ProjectProfile = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** Start and end in whole months from the current one: first day of the start month, last day of the end month. */
  months: z.tuple([z.int(), z.int()]),
  /** Absent: active. */
  inactive: z.literal(true).optional(),
  /** The sectors that it hires for. Absent: any. */
  sectorIds: z.array(z.int()).optional(),
})
export type ProjectProfile = z.infer<typeof ProjectProfile>

/** A fictional company. Any similarity to a real name is a coincidence. */
export const CompanyProfile = z.strictObject({
  key: CompanyKey,
  name: z.string(),
  acronym: z.string(),
  /** INE code. */
  municipalityId: z.int(),
  plan: z.enum(['gratis', 'premium']),
  /** The place of all its workplaces. Absent: the usual place of its sectors. */
  setting: Setting.optional(),
  registeredDaysAgo: z.int(),
  /** Sentences about the company. Each can be used alone in any of its offers. */
  introductions: z.array(z.string()),
  projects: z.array(ProjectProfile),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>
