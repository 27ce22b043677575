/** The id of the card of an offer on its page. */
export const cardId = (offerId: number): string => `oferta-${offerId}`
