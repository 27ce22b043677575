import type { JudgedOffer } from '#contract/values/offer-rules/judge-offer.ts'
import type { OfferInWords } from '#server/domain/offers/read-offers.ts'
import { toReviewedText } from '../reviewed-text.ts'

/** An offer as the rules judge it. */
export const toJudged = (row: OfferInWords): Required<JudgedOffer> => ({
  ...toReviewedText(row),
  salario_hora: row.payPeriod === 'hora' ? row.periodPay : null,
  mst_jornada_id: row.workdayId,
})
