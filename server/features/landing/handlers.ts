import { dayInMadrid } from '#server/clock.ts'
import { readOverviews } from '#server/domain/offers/overviews/live-overviews.ts'
import { os } from '#server/http/implement.ts'
import { countOffers } from './count-offers.ts'
import { findOverview } from './overview/find-overview.ts'
import { toFigures, toOverview } from './wire.ts'

const { landing: calls } = os

export const landing = {
  getFigures: calls.getFigures.handler(async ({ context }) =>
    context.env.landingClaims === 'own' ? toFigures(await countOffers(context)) : null,
  ),

  getOverview: calls.getOverview.handler(async ({ input, context }) => {
    const { leadsTo, overview } = await findOverview(context, input.ruta)
    const now = { files: context.files, today: dayInMadrid(context.clock.now()) }
    return { redirige_a: leadsTo, resumen: overview && toOverview(overview, now) }
  }),

  findOverviewPath: calls.findOverviewPath.handler(async ({ input, context }) => ({
    ruta: (await readOverviews(context)).findPath({ sectorId: input.sector, provinceId: input.provincia }),
  })),
}
