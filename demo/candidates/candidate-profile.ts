import * as z from 'zod'
import { Portrait } from '../pictures/portrait.ts'

const Experience = z.strictObject({
  role: z.string(),
  employer: z.string(),
  years: z.string(),
  points: z.array(z.string()),
})

const Resume = z.strictObject({
  /** The name that the candidate gave to the file. */
  name: z.string(),
  headline: z.string(),
  summary: z.string(),
})
export type Resume = z.infer<typeof Resume>

/** A fictional person. Documents, telephones and e-mail addresses come from ranges that are not assigned. */
export const CandidateProfile = z.strictObject({
  firstName: z.string(),
  firstSurname: z.string(),
  secondSurname: z.string().nullable(),
  sexId: z.int(),
  birthDate: z.iso.date(),
  /** ISO 3166-1, numeric. */
  countryId: z.int(),
  municipalityId: z.int(),
  postalCode: z.int(),
  /** The sectors where this person applies, in order of preference. */
  sectorIds: z.array(z.int()),
  portrait: Portrait,
  /** The first CV is the main one. A second CV shows another part of the same career. */
  resumes: z.tuple([Resume], Resume),
  experience: z.array(Experience),
  education: z.array(z.strictObject({ title: z.string(), place: z.string(), year: z.string() })),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  /** Courses and other facts that help to decide. */
  notes: z.array(z.string()),
})
export type CandidateProfile = z.infer<typeof CandidateProfile>
