import { requireCaller, requireCandidate } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { getCandidate } from './queries.ts'
import { changeProfile, createProfile } from './save-profile.ts'
import { fromProfile, toCandidateUser } from './wire.ts'

const { candidates: calls } = os

export const candidates = {
  createProfile: calls.createProfile.handler(async ({ input, context }) => {
    await createProfile(context, requireCaller(context).accountId, fromProfile(input))
    return { message: messages.profileCreated }
  }),

  updateProfile: calls.updateProfile.handler(async ({ input, context }) => {
    requireCandidate(context)
    await changeProfile(context, requireCaller(context).accountId, fromProfile(input))
    return { message: messages.profileUpdated }
  }),

  getInformation: calls.getInformation.handler(async ({ context }) =>
    toCandidateUser(await getCandidate(context, requireCandidate(context))),
  ),

  getProfileImage: calls.getProfileImage.handler(async ({ context }) => {
    const { candidate } = await getCandidate(context, requireCandidate(context))
    return { imgUrl: candidate.photoKey && context.files.signedLink(candidate.photoKey, `candidato-${candidate.id}`) }
  }),
}
