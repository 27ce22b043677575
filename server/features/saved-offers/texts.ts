/** Answers of the calls about saved offers. */
export const savedOfferTexts = {
  saved: 'Oferta guardada.',
  allSaved: 'Hemos guardado tus ofertas en tu cuenta.',
  forgotten: 'Oferta quitada de tus guardadas.',
} as const
