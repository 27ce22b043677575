/** The sentence of `company_changed` where an operator readmits a company whose account is disabled. */
export const accountIsDisabled = 'La cuenta de esta empresa está desactivada. Reactívala antes en «Cuentas».'
