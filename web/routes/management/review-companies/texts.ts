export const reviewCompaniesTexts = {
  title: 'Revisar empresas',
  empty: 'No hay empresas por revisar',
} as const
