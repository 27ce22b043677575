/** «Avísame de ofertas nuevas». The sentences of its dialog are in dialog-texts.ts. */

export const alertTexts = {
  open: 'Avísame de ofertas nuevas',
  /** The dialog could not be loaded. */
  notLoaded: 'No hay conexión. Compruébala e inténtalo de nuevo',
  editing: 'Estás cambiando tu aviso',
  editingHint: (description: string) => `Ahora busca: ${description}. Elige los filtros y guárdalos en él.`,
  save: 'Guardar estos filtros',
  cancel: 'Dejarlo como está',
  saveFailed: 'No pudimos guardar tu aviso. Inténtalo de nuevo',
  gone: 'Ese aviso ya no existe.',
} as const
