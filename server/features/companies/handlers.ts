import { dayInMadrid } from '#server/clock.ts'
import { requireCaller, requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { findCompany } from './queries.ts'
import { changeCompany, createCompany } from './save-company.ts'
import { fromProfile, toCompany, toCreated, toLogoLink } from './wire.ts'

const { companies: calls } = os

async function getOwnCompany(context: ApiContext) {
  const row = await findCompany(context.db, requireCompany(context), dayInMadrid(context.clock.now()))
  if (!row) throw new AppError('profile_missing')
  return row
}

export const companies = {
  createProfile: calls.createProfile.handler(async ({ input, context }) => {
    const { accountId } = requireCaller(context)
    return toCreated(await createCompany(context, accountId, fromProfile(input)))
  }),

  updateProfile: calls.updateProfile.handler(async ({ input, context }) => {
    requireCompany(context)
    const { accountId } = requireCaller(context)
    await changeCompany(context, accountId, fromProfile(input))
    return { message: messages.profileUpdated }
  }),

  getInformation: calls.getInformation.handler(async ({ context }) =>
    toCompany(await getOwnCompany(context), context.files),
  ),

  getLogoImage: calls.getLogoImage.handler(async ({ context }) => ({
    imgUrl: toLogoLink((await getOwnCompany(context)).logoKey, context.files),
  })),
}
