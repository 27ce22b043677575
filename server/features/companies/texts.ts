/** The sentence of `company_suspended` where a company changes its name or its logo. */
export const suspendedKeepsName = 'Tu empresa está suspendida: ahora no puede cambiar su nombre ni su logotipo.'
