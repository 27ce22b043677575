import { useQuery } from '@tanstack/react-query'
import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'

export const useCandidate = () => useQuery(queries.candidates.getInformation.queryOptions())

/** The photo of the signed-in candidate. Its link expires, so it is read again in time. */
export const usePhoto = () =>
  useQuery(queries.candidates.getProfileImage.queryOptions({ refetchInterval: (SIGNED_LINK_SECONDS - 60) * 1000 }))
