import type { Letter, Link } from './letter.ts'

const OFFERS_NAMED = 10

interface ExpiringOffer extends Link {
  name: string
  until: string
}

const textOfExpiring = ({ name, until }: ExpiringOffer): string => `«${name}»: hasta el ${until}.`

/** What a company reads about its offers, its applications and its verification. */
export const companyLetters = {
  /** To a company. It names a few offers, those that end first, each with the link that renews it. `path` leads to all of them. */
  offersExpiring: ({
    path,
    offers,
    days,
    closingDays,
  }: Link & { offers: readonly ExpiringOffer[]; days: number; closingDays: number }): Letter => ({
    subject:
      offers.length === 1 ? 'Una de tus ofertas caduca pronto' : `${offers.length} de tus ofertas caducan pronto`,
    paragraphs: [
      'Después de su último día una oferta deja de publicarse y no recibe más candidaturas. Si sigues buscando a alguien, renuévala.',
      ...(offers.length === 1 ? offers.map(textOfExpiring) : []),
    ],
    ...(offers.length === 1
      ? { action: { label: 'Renovar', path: offers[0]?.path ?? path } }
      : {
          items: offers
            .slice(0, OFFERS_NAMED)
            .map((offer) => ({ text: textOfExpiring(offer), label: 'Renovar', path: offer.path })),
          action: { label: 'Ver todas mis ofertas', path },
        }),
    notes: [
      ...(offers.length > OFFERS_NAMED ? [`Y ${offers.length - OFFERS_NAMED} más.`] : []),
      `«Renovar» no pide iniciar sesión: sirve una vez, hasta ${days} días después del último día. No reenvíes este mensaje.`,
      `Si no la renuevas, ${closingDays} días después del último día cerraremos las candidaturas sin responder y se lo diremos a quien espere.`,
      'Si ya has encontrado a alguien, márcala como cubierta en tu panel: así nadie más aplica.',
    ],
  }),

  /** To a company that reads no applications. */
  companySilent: ({ path, unread, days, until }: Link & { unread: number; days: number; until: string }): Letter => ({
    subject:
      unread === 1
        ? 'Una persona espera que leas su candidatura'
        : `${unread} personas esperan que leas su candidatura`,
    paragraphs: [
      `Hace ${days} días que no abres ninguna candidatura, y ${unread === 1 ? 'una persona que aplicó a tus ofertas sigue' : `${unread} personas que aplicaron a tus ofertas siguen`} sin respuesta.`,
      `Si no abres ninguna antes del ${until}, tus ofertas dejarán de publicarse hasta que lo hagas: así nadie más espera en vano.`,
    ],
    action: { label: 'Ver candidatos', path },
    notes: [
      'En cuanto abras una, tus ofertas vuelven a verse. Si ya has encontrado a alguien, marca la oferta como cubierta.',
    ],
  }),

  /** To a company that does not answer. `days` is ANSWER_DAYS; from the day `until` on the people who wait are told. */
  answersDue: ({
    path,
    waiting,
    days,
    until,
    unsubscribePath,
  }: Link & { waiting: number; days: number; until: string; unsubscribePath: string }): Letter => ({
    subject: waiting === 1 ? 'Una persona espera tu respuesta' : `${waiting} personas esperan tu respuesta`,
    paragraphs: [
      waiting === 1
        ? 'Una persona que aplicó a tus ofertas sigue sin respuesta.'
        : `${waiting} personas que aplicaron a tus ofertas siguen sin respuesta.`,
      `A los ${days} días les decimos que no has respondido. El primer aviso sale el ${until}.`,
    ],
    action: { label: 'Responder', path },
    notes: [
      'Responder es preseleccionar, citar a una entrevista, contratar o descartar. Puedes hacerlo con muchas personas a la vez.',
      'Si ya has encontrado a alguien, marca la oferta como cubierta: se lo diremos a quien espera.',
    ],
    unsubscribePath,
  }),

  /** To the e-mail that a company has given as its own. */
  companyEmail: ({ path, company, hours }: Link & { company: string; hours: number }): Letter => ({
    subject: 'Confirma el correo de tu empresa',
    paragraphs: [`${company} ha dado este correo como el suyo para verificar la empresa. Si es así, confírmalo.`],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no conoces esta empresa, no hagas nada: sin el enlace nadie puede decir que este correo es suyo.',
    ],
  }),

  companyVerified: ({ path, company }: Link & { company: string }): Letter => ({
    subject: 'Hemos verificado tu empresa',
    paragraphs: [
      `${company} ya es una empresa verificada. Tus ofertas llevan desde ahora la insignia «Empresa verificada», que explica a los candidatos qué hemos comprobado y cuándo.`,
    ],
    action: { label: 'Ver mi empresa', path },
    notes: ['Si cambian la razón social o el NIF, volveremos a comprobarlos.'],
  }),

  companyRejected: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
    subject: 'No hemos podido verificar tu empresa',
    paragraphs: [
      `Hemos revisado los datos de ${company} y no hemos podido verificarla. El motivo:`,
      reason,
      'Corrige los datos y envíalos otra vez cuando quieras.',
    ],
    action: { label: 'Corregir los datos', path },
    notes: ['Si crees que es un error, escríbenos.'],
  }),

  companySuspended: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
    subject: 'Hemos suspendido tu empresa',
    paragraphs: [
      `Los candidatos ya no ven las ofertas de ${company}, y no puedes publicar otras. El motivo:`,
      reason,
      'Hemos cerrado las candidaturas que esperaban respuesta y se lo hemos dicho a esas personas.',
      'Si el motivo no es un fraude, puedes leer durante 30 días las candidaturas que tenías. Si lo es, ya no puedes leerlas.',
    ],
    action: { label: 'Ver mi empresa', path },
    notes: ['Si crees que es un error, escríbenos y lo revisaremos.'],
  }),

  companyReadmitted: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
    subject: 'Hemos levantado la suspensión de tu empresa',
    paragraphs: [
      `Las ofertas activas de ${company} vuelven a estar publicadas, y puedes publicar otras.`,
      ...(reason ? [reason] : []),
    ],
    action: { label: 'Ver mis ofertas', path },
    notes: [],
  }),
}
