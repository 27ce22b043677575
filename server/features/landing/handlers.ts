import { os } from '#server/http/implement.ts'
import { countOffers } from './count-offers.ts'
import { toFigures } from './wire.ts'

const { landing: calls } = os

export const landing = {
  getFigures: calls.getFigures.handler(async ({ context }) =>
    context.env.landingClaims === 'own' ? toFigures(await countOffers(context)) : null,
  ),
}
