import * as z from 'zod'
import { readData } from '../read-data.ts'
import { CandidateProfile } from './candidate-profile.ts'

export const demoAccountCandidate: CandidateProfile = readData('candidates/demo-account.json', CandidateProfile)

// The index in this list determines telephone and document number, so new groups go at the end.
const groups = ['office', 'business', 'digital', 'technical', 'care', 'service']

/** The first one has the demo account. */
export const demoCandidates: readonly CandidateProfile[] = [
  demoAccountCandidate,
  ...groups.flatMap((group) => readData(`candidates/${group}.json`, z.array(CandidateProfile))),
]
