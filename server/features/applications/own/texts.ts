/** The text for applicants of a rejected offer. `because` follows «porque». */
export const offerWithdrawn = (because: string) =>
  `Hemos retirado esta oferta, porque ${because}. Tu candidatura sigue en tu lista.`

/** Why an application was closed. `because` follows «porque». */
export const closedBecause = (because: string) => `Tu candidatura se ha cerrado porque ${because}.`
