export const listsTexts = {
  title: 'Listas',
  about: 'Sectores, puestos y la franja de la portada.',
} as const
