export const reviewTexts = {
  title: 'Revisión',
  about: 'Lo que espera a que alguien lo mire: empresas, ofertas y denuncias.',
  tabs: 'Qué se revisa',
  companies: 'Empresas',
  offers: 'Ofertas',
  reports: 'Denuncias',
  rules: 'Reglas',
} as const
