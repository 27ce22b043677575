export const accountsTexts = {
  title: 'Cuentas',
  about: 'Todas las personas y empresas que tienen cuenta.',
} as const
