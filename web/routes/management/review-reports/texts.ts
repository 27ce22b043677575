export const reviewReportsTexts = {
  title: 'Revisar denuncias',
  empty: 'No hay denuncias por revisar',
} as const
