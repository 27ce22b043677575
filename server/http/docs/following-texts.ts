/** Calls by which people follow offers: saved ones, alerts and suggestions. */
export const followingTexts: Record<string, string> = {
  'savedOffers.saveOffer': 'Guarda una oferta que se puede leer. Guardarla otra vez no cambia nada.',
  'savedOffers.saveOffers':
    'Guarda las ofertas que un navegador tenía sin cuenta. Las que ya no existen se pasan por alto.',
  'savedOffers.forgetOffer': 'Quita una oferta de las guardadas.',
  'savedOffers.listSavedIds': 'Los números de las ofertas guardadas.',
  'savedOffers.listSaved': 'Las ofertas guardadas, la última primero, con los días que les quedan y si se ha aplicado.',
  'alerts.createAlert':
    'Crea un aviso de ofertas nuevas con los filtros de la lista. Sin sesión hace falta `email`, y no se envía nada más hasta que se pulsa el enlace del primer mensaje.',
  'alerts.listAlerts': 'Los avisos de la cuenta, con sus filtros en palabras y la dirección de su RSS.',
  'alerts.changeAlert': 'Cambia un aviso, lo pausa o lo reanuda. Lo que no se envía queda como está.',
  'alerts.deleteAlert': 'Elimina un aviso.',
  'alerts.confirmAlert': 'Confirma un aviso con el token del enlace del primer mensaje.',
  'alerts.listByLink': 'Los avisos de quien no tiene cuenta, con el token del enlace de un mensaje.',
  'alerts.changeByLink': 'Cambia, pausa o reanuda uno de esos avisos.',
  'alerts.deleteByLink': 'Elimina uno de esos avisos.',
  'alerts.stopAlert': 'Elimina un aviso con el token del enlace del final de sus mensajes, sin sesión.',
  'alerts.keepAlert':
    'Responde que un aviso se sigue queriendo, con el token del mensaje que lo pregunta una vez al año.',
  'alerts.countVisit': 'Suma una visita desde un mensaje al número del día. No dice de quién.',
  'suggestedOffers.listSuggested':
    'Hasta 12 ofertas por lo que el candidato declara, guarda, pide en sus avisos y ha elegido antes, cada una con sus motivos.',
  'suggestedOffers.getInterests': 'Lo que el candidato dice que busca.',
  'suggestedOffers.saveInterests': 'Cambia lo que el candidato busca, y si quiere sugerencias y por correo.',
  'suggestedOffers.dismissOffer': 'La oferta no interesa: no se sugiere ni se envía más.',
  'suggestedOffers.undismissOffer': 'Deshace lo anterior.',
  'suggestedOffers.leaveSuggestions':
    'Deja de enviar ofertas los lunes con el token del enlace de un mensaje, sin sesión.',
}
