import { isFraud, judgeOffer } from '#contract/values/offer-rules/judge-offer.ts'

/** To judge a text that is none of an offer. */
export const noOffer = { nombre: '', descripcion: '', requirements_list: [], salario_anual: 0, mst_jornada_id: null }

/** A name that somebody chose, for a mail to somebody else. One with signs of fraud, a link or a telephone number is left out. */
export function nameInMail(name: string, instead: string): string {
  const isClean =
    !/:\/\/|\bwww\.|(?:\d[ .-]?){9}/i.test(name) && !judgeOffer({ ...noOffer, nombre: name }).some(isFraud)
  return isClean ? name : instead
}
