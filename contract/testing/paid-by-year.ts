/** A pay that is stated by the year. */
export const paidByYear = {
  payPeriod: 'anual',
  periodPay: null,
  periodPayMax: null,
  payments: null,
  variablePay: null,
} as const
