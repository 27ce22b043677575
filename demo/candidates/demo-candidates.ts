import { businessCandidates } from './business-candidates.ts'
import { careCandidates } from './care-candidates.ts'
import { demoAccountCandidate } from './demo-account-candidate.ts'
import { digitalCandidates } from './digital-candidates.ts'
import { officeCandidates } from './office-candidates.ts'
import { serviceCandidates } from './service-candidates.ts'
import { technicalCandidates } from './technical-candidates.ts'
import type { CandidateProfile } from './candidate-profile.ts'

/** The first one has the demo account. */
export const demoCandidates: readonly CandidateProfile[] = [
  demoAccountCandidate,
  ...officeCandidates,
  ...businessCandidates,
  ...digitalCandidates,
  ...technicalCandidates,
  ...careCandidates,
  ...serviceCandidates,
]
