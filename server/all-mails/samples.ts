import type { Letter } from '#server/mail/letters/letter.ts'
import { letters } from './letters.ts'

const token = 'q3Zt8m1vXkD5yB2nR7wLc0sJhF6gTaPeUo4iVxYzK9E'

const reported = { offer: 'Reparto desde casa', company: 'Panadería «El Faro» & Hijos', receipt: 'D-7K3M-9Q2X' }
const renewal = `/renovar-oferta#token=17.2026-11-30.${token}`
const own = { path: '/perfil-empresa?seccion=ofertas&oferta=1', offer: reported.offer }
const because = 'pide dinero a quien aplica'
const note = 'El texto pide 60 € por un uniforme antes de empezar. Ninguna empresa puede cobrar por dar trabajo.'
const noteOfKept =
  'Hemos hablado con la empresa: la fianza del texto es del piso que ofrece, y no hay que pagarla para trabajar.'

const application = { offer: 'Dependiente de tienda', company: 'Panadería «El Faro» & Hijos' }
const unsubscribePath = `/baja-correos?token=17.${token}`
const answered = { path: '/mi-perfil?seccion=candidaturas', ...application, note: '' }
const written =
  'Hola, Ana:\nNos ha gustado tu experiencia en tienda. ¿Puedes venir el martes a las 10:00 a la calle del Ejemplo, 1?\nUn saludo, Marta'

const wanted = 'cocinero en Sevilla, jornada completa, desde 18.000 €'
const shown = {
  path: '/vista-oferta-completa/7?de=aviso',
  company: 'Mesón «El Faro» & Hijos',
  city: 'Sevilla',
  others: 0,
  isEverywhere: false,
  payPeriod: 'anual',
  periodPay: null,
  periodPayMax: null,
  payments: null,
  variablePay: null,
} as const

/** Every mail with made-up data, to look at. */
export const samples: Record<keyof typeof letters, Letter> = {
  applicationReceipt: letters.applicationReceipt({ ...answered, cv: 'CV de Ana' }),
  applicationShortlisted: letters.applicationShortlisted({ ...answered, isReopened: false, unsubscribePath }),
  applicationInterview: letters.applicationInterview({
    ...answered,
    note: written,
    isReopened: true,
    unsubscribePath,
  }),
  applicationHired: letters.applicationHired({ ...answered, note: 'Empezamos el lunes. ¡Bienvenida!' }),
  applicationDiscarded: letters.applicationDiscarded({
    ...answered,
    path: '/pagina-principal',
    note: 'Hemos leído tu candidatura con atención. Para este puesto buscamos un perfil distinto y no vamos a seguir adelante con ella.',
  }),
  applicationClosed: letters.applicationClosed({
    ...answered,
    path: '/pagina-principal',
    because: 'la vacante se ha cubierto',
    note: 'Gracias a todas las personas que os habéis presentado.',
  }),
  applicationUnanswered: letters.applicationUnanswered({
    ...answered,
    path: '/pagina-principal',
    days: 30,
    isReminded: true,
    unsubscribePath,
  }),
  newApplications: letters.newApplications({
    path: '/perfil-empresa?seccion=candidatos',
    people: [{ name: 'Ana Núñez', offer: application.offer }],
    total: 1,
    waiting: [{ name: 'Eva Soto', offer: application.offer, days: 12 }],
    waitingTotal: 1,
    unsubscribePath,
  }),
  alertConfirmation: letters.alertConfirmation({
    path: `/avisos/confirmar#token=17.${token}`,
    rhythm: 'cada día a las 8:00',
  }),
  newOffers: letters.newOffers({
    path: '/pagina-principal?nombre=cocinero&ciudad=Sevilla&de=aviso',
    description: wanted,
    offers: [
      { ...shown, name: 'Cocinero de partida', annualSalary: 19_500, salaryMax: 22_000 },
      {
        ...shown,
        name: 'Ayudante de cocina en el Barrio de la Macarena',
        annualSalary: 18_000,
        salaryMax: null,
        others: 2,
      },
    ],
    total: 23,
    choicesPath: '/cuenta#avisos',
    unsubscribePath: `/baja-avisos?token=17.${token}`,
  }),
  alertWanted: letters.alertWanted({
    path: `/avisos/seguir#token=17.${token}`,
    description: wanted,
    days: 30,
    unsubscribePath: `/baja-avisos?token=17.${token}`,
  }),
  suggestedOffers: letters.suggestedOffers({
    path: '/mi-perfil?seccion=para-ti',
    offers: [
      {
        ...shown,
        path: '/vista-oferta-completa/7',
        name: 'Cocinero de partida',
        annualSalary: 22_500,
        salaryMax: null,
        reasons: ['Porque guardaste «Ayudante de cocina»', 'Puesto que buscas: Cocinero/a', 'En Sevilla'],
      },
      {
        ...shown,
        path: '/vista-oferta-completa/8',
        name: 'Jefa de cocina',
        annualSalary: 26_000,
        salaryMax: 30_000,
        reasons: ['En Sevilla', 'Desde 22.000\u00a0€'],
      },
    ],
    unsubscribePath: `/baja-sugerencias?token=17.${token}`,
  }),
  reportReceived: letters.reportReceived({ path: '/vista-oferta-completa/1', receipt: reported.receipt }),
  reportedWithdrawn: letters.reportedWithdrawn({ path: '/pagina-principal', ...reported, because, note }),
  reportedKept: letters.reportedKept({ path: '/vista-oferta-completa/1', ...reported, note: noteOfKept }),
  reportedKeptHidden: letters.reportedKeptHidden({ path: '/pagina-principal', ...reported, note: noteOfKept }),
  reportedRestored: letters.reportedRestored({ path: '/vista-oferta-completa/1', ...reported, note: noteOfKept }),
  reportedGone: letters.reportedGone({ path: '/pagina-principal', receipt: reported.receipt }),
  offerWithdrawn: letters.offerWithdrawn({ ...own, because, note }),
  offerStaysWithdrawn: letters.offerStaysWithdrawn({ ...own, because, note }),
  offerKept: letters.offerKept({ ...own, note: noteOfKept }),
  offerKeptInReview: letters.offerKeptInReview({ ...own, note: noteOfKept }),
  offerKeptHidden: letters.offerKeptHidden({ ...own, note: noteOfKept }),
  offerRestored: letters.offerRestored({ ...own, note: noteOfKept }),
  offerApproved: letters.offerApproved({
    path: '/perfil-empresa?seccion=ofertas&oferta=7',
    name: 'Panadero/a de obrador «El Faro»',
  }),
  offerApprovedUnseen: letters.offerApprovedUnseen({
    path: '/perfil-empresa?seccion=ofertas&oferta=7',
    name: 'Panadero/a de obrador «El Faro»',
  }),
  offerRejected: letters.offerRejected({
    path: '/perfil-empresa?seccion=ofertas&oferta=7',
    name: 'Panadero/a de obrador «El Faro»',
    because: 'pide dinero a quien aplica',
    note: 'La oferta pide 200 € por la matrícula de un curso. Quítalo: nadie tiene que pagar para trabajar.',
  }),
  passwordReset: letters.passwordReset({ path: `/restablecer-contrasena#token=${token}`, minutes: 30 }),
  passwordChanged: letters.passwordChanged({ path: '/recuperar-contrasena' }),
  emailConfirmation: letters.emailConfirmation({ path: `/confirmar-correo#token=${token}`, hours: 72 }),
  emailChange: letters.emailChange({ path: `/confirmar-correo#token=${token}`, hours: 72 }),
  emailChanged: letters.emailChanged({ path: `/deshacer-cambio#token=${token}`, hours: 72 }),
  alreadyRegistered: letters.alreadyRegistered({ path: '/autenticacion' }),
  exportReady: letters.exportReady({ path: '/cuenta', hours: 24 }),
  accountDeletion: letters.accountDeletion({ path: `/recuperar-cuenta#token=${token}`, days: 14 }),
  idleAccount: letters.idleAccount({
    path: '/autenticacion',
    since: '21 de noviembre de 2026',
    until: '22 de noviembre de 2028',
    days: 14,
  }),
  disabledAccountEnds: letters.disabledAccountEnds({
    path: '/privacidad',
    until: '22 de noviembre de 2028',
    days: 14,
  }),
  idleAccountClosed: letters.idleAccountClosed({ path: `/recuperar-cuenta#token=${token}`, days: 14, months: 24 }),
  offersExpiring: letters.offersExpiring({
    path: '/perfil-empresa?seccion=ofertas',
    offers: [
      { name: 'Panadero/a de obrador «El Faro»', until: '30 de noviembre de 2026', path: renewal },
      { name: 'Dependiente/a de tienda', until: '1 de diciembre de 2026', path: renewal },
    ],
    days: 30,
    closingDays: 7,
  }),
  scheduledPublished: letters.scheduledPublished({
    path: '/vista-oferta-completa/7',
    name: 'Panadero/a de obrador «El Faro»',
  }),
  scheduledHeld: letters.scheduledHeld({
    path: '/perfil-empresa?seccion=ofertas&oferta=7',
    name: 'Panadero/a de obrador «El Faro»',
  }),
  scheduledRefused: letters.scheduledRefused({
    path: '/perfil-empresa?seccion=ofertas',
    name: 'Panadero/a de obrador «El Faro»',
    because: 'El proyecto está inactivo: actívalo para crear ofertas.',
  }),
  companySilent: letters.companySilent({
    path: '/perfil-empresa?seccion=candidatos',
    unread: 4,
    days: 15,
    until: '9 de diciembre de 2026',
  }),
  answersDue: letters.answersDue({
    path: '/perfil-empresa?seccion=candidatos',
    waiting: 4,
    days: 30,
    until: '9 de diciembre de 2026',
    unsubscribePath,
  }),
  companyEmail: letters.companyEmail({
    path: `/confirmar-correo-empresa#token=${token}`,
    company: 'Panadería «El Faro» & Hijos',
    hours: 72,
  }),
  companyVerified: letters.companyVerified({ path: '/perfil-empresa', company: 'Panadería «El Faro» & Hijos' }),
  companyRejected: letters.companyRejected({
    path: '/perfil-empresa',
    company: 'Panadería «El Faro» & Hijos',
    reason: 'La razón social y el NIF no coinciden en el registro. El NIF que nos has dado es de otra sociedad.',
  }),
  companySuspended: letters.companySuspended({
    path: '/perfil-empresa',
    company: 'Panadería «El Faro» & Hijos',
    reason: 'Sus ofertas no corresponden a puestos reales.',
  }),
  companyReadmitted: letters.companyReadmitted({
    path: '/perfil-empresa',
    company: 'Panadería «El Faro» & Hijos',
    reason: 'Gracias por corregir tus ofertas.',
  }),
  accountDisabled: letters.accountDisabled({
    path: '/condiciones',
    reason: 'Has enviado mensajes ofensivos a varias empresas en tus candidaturas.',
    isCompany: false,
    contact: 'hola@empleo.example',
  }),
  accountEnabled: letters.accountEnabled({
    path: '/autenticacion',
    reason: 'Nos has explicado que alguien usó tu cuenta sin permiso.',
    isCompany: true,
  }),
  savedOffersEnding: letters.savedOffersEnding({
    path: '/mi-perfil?seccion=guardadas',
    offers: [
      { name: 'Panadero/a de obrador «El Faro»', until: '30 de noviembre de 2026', path: '/vista-oferta-completa/7' },
      { name: 'Dependiente/a de tienda', until: '1 de diciembre de 2026', path: '/vista-oferta-completa/8' },
    ],
    unsubscribePath,
  }),
  premiumEnded: letters.premiumEnded({
    path: '/perfil-empresa?seccion=ofertas',
    company: 'Panadería «El Faro» & Hijos',
    limit: 3,
    isSold: true,
  }),
}
