import { operatorTitles } from '#web/frames/menu/texts.ts'

export const reviewTexts = {
  title: operatorTitles.revision,
  about: 'Lo que espera a que alguien lo mire: empresas, ofertas y denuncias.',
  tabs: 'Qué se revisa',
  companies: 'Empresas',
  offers: 'Ofertas',
  reports: 'Denuncias',
  rules: 'Reglas',
} as const
