export const secondLookTexts = {
  open: 'Pedir otra revisión',
  title: 'Pedir otra revisión',
  about: (offer: string) =>
    `Retiramos «${offer}» porque alguien la denunció. Puedes pedir una vez que la miremos de nuevo.`,
  text: '¿Por qué crees que nos equivocamos?',
  textHint: 'Explica lo que no se entendió. Si el texto tenía un error, corrige la oferta: así la revisamos otra vez.',
  textShort: 'Escribe al menos 10 caracteres',
  send: 'Pedir revisión',
  failed: 'No pudimos pedir la revisión. Inténtalo de nuevo.',
  changed: 'Esta oferta ya no está retirada, o ya habías pedido otra revisión.',
  asked: 'Has pedido otra revisión. Te escribiremos lo que decidamos.',
  done: 'Ya la hemos mirado dos veces: la decisión no cambia mientras no corrijas la oferta.',
} as const
