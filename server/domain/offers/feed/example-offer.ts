/** An offer as mails tell it, for the examples of letters. Each names it and its salary. */
export const exampleOffer = {
  company: 'Mesón «El Faro» & Hijos',
  city: 'Sevilla',
  others: 0,
  isEverywhere: false,
  payPeriod: 'anual',
  periodPay: null,
  periodPayMax: null,
  payments: null,
  variablePay: null,
} as const
