/** /avisos/confirmar, /avisos/seguir and /baja-avisos. The sentence after success is the server's. */

interface LinkTexts {
  title: string
  hint: string
  press: string
  doneTitle: string
}

export const confirmTexts: LinkTexts = {
  title: 'Confirma tu aviso',
  hint: 'Pulsa el botón y te escribiremos cuando haya ofertas nuevas como las que buscas.',
  press: 'Sí, quiero el aviso',
  doneTitle: 'Aviso confirmado',
}

export const keepTexts: LinkTexts = {
  title: '¿Sigues queriendo este aviso?',
  hint: 'Pulsa el botón y te seguiremos escribiendo cuando haya ofertas nuevas.',
  press: 'Sí, seguid avisándome',
  doneTitle: 'Hecho',
}

export const stopTexts: LinkTexts = {
  title: 'Deja de recibir este aviso',
  hint: 'Lo eliminaremos y no te escribiremos más por él. Si tienes otros avisos, siguen igual.',
  press: 'No quiero recibir más este aviso',
  doneTitle: 'Hecho',
}

export const alertLinkTexts = {
  about: (description: string) => `Tu aviso: ${description}.`,
  invalidHint: 'No está completo, o el aviso ya no existe. Puedes crear otro desde la lista de ofertas.',
  failed: 'No hemos podido guardarlo, intenta luego',
  mine: 'Ver mis avisos',
  offers: 'Ver ofertas',
} as const
