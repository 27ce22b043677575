/** «Avísame de ofertas nuevas». The sentences of its dialog are in dialog-texts.ts. */

export const alertTexts = {
  open: 'Avísame de ofertas nuevas',
  own: 'Ya tienes este aviso',
  /** The dialog could not be loaded. */
  notLoaded: 'No hay conexión. Compruébala e inténtalo de nuevo',
} as const
