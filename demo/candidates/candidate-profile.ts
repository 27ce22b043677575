import type { Portrait } from '../pictures/portrait.ts'

interface Experience {
  role: string
  employer: string
  years: string
  points: readonly string[]
}

export interface Resume {
  /** The name that the candidate gave to the file. */
  name: string
  headline: string
  summary: string
}

/** A made-up person. Documents, telephones and e-mail addresses are of ranges that nobody has. */
export interface CandidateProfile {
  firstName: string
  firstSurname: string
  secondSurname: string | null
  sexId: number
  birthDate: string
  /** ISO 3166-1, numeric. */
  countryId: number
  municipalityId: number
  postalCode: number
  /** Where this person applies, the first choice first. */
  sectorIds: readonly number[]
  portrait: Portrait
  /** The first is the main one; a second tells the same life from another side. */
  resumes: readonly [Resume, ...Resume[]]
  experience: readonly Experience[]
  education: readonly { title: string; place: string; year: string }[]
  languages: readonly string[]
  skills: readonly string[]
  /** Courses and whatever else helps to decide. */
  notes: readonly string[]
}
