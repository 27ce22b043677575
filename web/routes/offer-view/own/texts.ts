/** The company's own offer on its public page. */
export const ownTexts = {
  edit: 'Editar',
  editOffer: (name: string) => `Editar oferta ${name}`,
  candidates: (count: number) => `Candidatos (${count})`,
} as const
