export const summaryTexts = {
  title: 'Resumen',
  about: 'Qué espera y cómo va el sitio en los últimos 30 días.',
} as const
