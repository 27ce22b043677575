/** The bar of an alert whose filters are being chosen. Apart, because both load late. */

export const editedTexts = {
  editing: 'Estás cambiando tu aviso',
  editingHint: (description: string) => `Ahora busca: ${description}. Elige los filtros y guárdalos en él.`,
  save: 'Guardar estos filtros',
  cancel: 'Dejarlo como está',
  saveFailed: 'No pudimos guardar tu aviso. Inténtalo de nuevo',
  gone: 'Ese aviso ya no existe.',
} as const
