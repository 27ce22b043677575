/** What those who applied to a rejected offer read. `because` follows «porque». */
export const offerWithdrawn = (because: string) =>
  `Hemos retirado esta oferta, porque ${because}. Tu candidatura sigue en tu lista.`
