import { isFraud, judgeOffer } from '#contract/values/offer-rules/judge-offer.ts'
import { AppError } from '#server/errors.ts'

const noOffer = { nombre: '', requirements_list: [], salario_anual: 0, mst_jornada_id: null }

/** Refuses a text of one person to another with signs of fraud, by the rules for offers. */
export function refuseFraud(text: string): void {
  if (judgeOffer({ ...noOffer, descripcion: text }).some(isFraud)) throw new AppError('text_suspicious')
}
