/** The dialog that shares an offer. */
export const shareTexts = {
  shareTitle: 'Compartir oferta',
  shareAddress: 'Dirección de la oferta',
  copy: 'Copiar',
  copied: 'URL copiada en el portapapeles!',
  copyFailed: 'No pudimos copiar la URL',
  whatsApp: 'WhatsApp',
  linkedIn: 'LinkedIn',
  message: (url: string) => `Mira esta oferta: ${url}`,
} as const
