import type * as z from 'zod'
import type { CandidateProfile } from '#contract/candidates.ts'
import { requireCaller, requireCandidate } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { getCandidate } from './queries.ts'
import { saveProfile } from './save-profile.ts'
import { fromProfile, toCandidateUser } from './wire.ts'

const { candidates: calls } = os

const save = (context: ApiContext, profile: z.output<typeof CandidateProfile>) =>
  saveProfile(context, {
    accountId: requireCaller(context).accountId,
    communityId: profile.mst_comunidades_id,
    fields: fromProfile(profile),
    image: profile.image,
  })

export const candidates = {
  createProfile: calls.createProfile.handler(async ({ input, context }) => {
    await save(context, input)
    return { message: messages.profileCreated }
  }),

  updateProfile: calls.updateProfile.handler(async ({ input, context }) => {
    requireCandidate(context)
    await save(context, input)
    return { message: messages.profileUpdated }
  }),

  getInformation: calls.getInformation.handler(async ({ context }) =>
    toCandidateUser(await getCandidate(context.db, requireCandidate(context))),
  ),

  getProfileImage: calls.getProfileImage.handler(async ({ context }) => {
    const { candidate } = await getCandidate(context.db, requireCandidate(context))
    return { imgUrl: candidate.photoKey && context.files.signedLink(candidate.photoKey) }
  }),
}
