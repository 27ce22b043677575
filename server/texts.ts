import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import { spanishDay } from '#contract/values/spanish/day.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { errors } from '#server/error-texts.ts'

/** Sentences of answers that several features share. */

export const messages = {
  entryAdded: 'Entrada añadida',
  entryChanged: 'Cambios guardados',
  stripOrdered: 'Orden guardado',
  roleSet: 'Hemos guardado tu elección.',
  loggedOut: 'Has cerrado sesión.',
  passwordChanged: 'Has cambiado tu contraseña. Hemos cerrado tus demás sesiones.',
  sessionClosed: 'Has cerrado la sesión.',
  otherSessionsClosed: 'Has cerrado tus demás sesiones.',
  accountDeleted: (days: number) =>
    `Hemos cerrado tu cuenta. Tienes ${days} días para recuperarla con el enlace que te enviamos por correo.`,
  deletionUndone: 'Has recuperado tu cuenta. Ya puedes iniciar sesión.',
  exportRequested: 'Estamos preparando tus datos. Te avisaremos por correo cuando estén listos.',
  linkSent: (min: number) => `Si hay una cuenta con este correo, te hemos enviado un enlace. Caduca en ${min} minutos.`,
  passwordReset: 'Hemos cambiado tu contraseña. Ya puedes iniciar sesión.',
  emailConfirmed: 'Has confirmado tu correo.',
  emailChanged: 'Tu cuenta tiene ahora este correo. Úsalo para iniciar sesión.',
  emailChangeUndone:
    'Tu cuenta vuelve a tener este correo y hemos cerrado todas sus sesiones. Te hemos enviado un enlace para elegir otra contraseña.',
  emailLinkSent: (email: string) => `Te hemos enviado un enlace a ${email}. Caduca en ${EMAIL_LINK_HOURS} horas.`,
  emailChangeCancelled: 'Has cancelado el cambio de correo.',
  profileCreated: 'Perfil creado con exito!',
  profileUpdated: 'Perfil actualizado con exito!',
  cvUploaded: 'CV subido con exito!',
  cvMade: 'CV creado. Está en «Mis CVs».',
  cvRenamed: 'CV renombrado.',
  cvDeleted: 'CV eliminado.',
  applied: '¡Has aplicado a la oferta!',
  applicationWithdrawn: 'Candidatura retirada. La empresa ya no puede ver tu CV.',
  newsAsked: 'Hemos avisado a la empresa de que esperas novedades.',
  applicationDeleted: 'Candidatura eliminada con exito',
  projectCreated: 'Proyecto creado con éxito',
  projectUpdated: 'Proyecto actualizado con exito',
  projectDeleted: 'Proyecto eliminada con exito',
  verificationRequested:
    'Hemos recibido los datos de tu empresa. Te avisaremos por correo cuando los hayamos comprobado.',
  verificationSaved: 'Hemos guardado los datos de tu empresa.',
  companyEmailConfirmed: 'Has confirmado el correo de la empresa.',
  offerCreated: 'Oferta creada con éxito',
  offerCreatedInactive: (limit: number, sellsPremium: boolean) =>
    `Oferta guardada como no activa: el plan gratuito permite ${limit} ${limit === 1 ? 'oferta activa' : 'ofertas activas'}. ${sellsPremium ? 'Cambia a Premium para publicar sin límite.' : errors.premium_unavailable}`,
  draftSaved: 'Borrador guardado',
  draftDeleted: 'Borrador eliminado',
  importRefused: (rows: number) =>
    `No se ha importado ninguna oferta: hay errores en ${rows === 1 ? '1 fila' : `${spanishNumber(rows)} filas`}.`,
  importJudged: (drafts: number) => `Se puede importar. Borradores nuevos: ${spanishNumber(drafts)}.`,
  imported: (drafts: number) => `Importado. Borradores nuevos: ${spanishNumber(drafts)}.`,
  offerScheduled: (publishOn: string) => `La oferta se publicará el ${spanishDay(publishOn)}.`,
  offerUpdated: 'Oferta actualizado con exito',
  offerRenewed: (expiresOn: string) => `Oferta renovada hasta el ${spanishDay(expiresOn)}.`,
  offerDuplicated: 'Hemos creado una copia no activa de la oferta. Revísala y actívala cuando quieras.',
  offerClosed: 'Oferta cubierta: ya no está publicada.',
  offerDeleted: 'Oferta eliminada con exito',
  offerReported: 'Gracias. Hemos recibido tu denuncia y la revisará una persona de nuestro equipo.',
  reportDecided: 'Decisión guardada. Avisaremos a la empresa y a quienes la denunciaron.',
  secondLookAsked: 'Miraremos de nuevo tu oferta y te escribiremos lo que decidamos.',
}

/** The sentence of `free_limit` where Premium is not sold. It must not offer what nobody can buy. */
export const freeLimitWithoutPremium = `Has alcanzado el límite de ofertas activas del plan gratuito. ${errors.premium_unavailable}`

/** The sentence of `too_many_tries`, if it is known for how long. */
export const tooManyTries = (seconds: number) =>
  `Has hecho demasiados intentos. Espera ${waitOf(seconds)} y vuelve a probar.`

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes <= 1 ? 'un minuto' : `${minutes} minutos`
  return minutes === 60 ? 'una hora' : `${Math.ceil(minutes / 60)} horas`
}

/** The sentence of `account_leaving`, after the right password. */
export const accountLeaving = {
  asked: (day: string) =>
    `Has pedido eliminar esta cuenta. Hasta el ${day} puedes recuperarla con el enlace que te enviamos por correo.`,
  idle: (day: string) =>
    `Cerramos esta cuenta porque nadie la usaba. Hasta el ${day} puedes recuperarla con el enlace que te enviamos por correo.`,
}

/** The sentence of `account_disabled`, after the right password. */
export const accountDisabled = (contact: string) =>
  `Hemos desactivado esta cuenta. Si no estás de acuerdo, o si quieres una copia de tus datos o que los borremos, escríbenos a ${contact}.`

/** The sentence of `password_short`. The operator sets the minimum. */
export const passwordTooShort = (min: number) => `La contraseña es demasiado corta: el mínimo son ${min} caracteres.`

/** The sentence of `cv_dates_out_of_order`, with the job or the school. */
export const endBeforeStart = (name: string) =>
  `En «${name}», la fecha de fin es anterior a la de inicio. Corrígela para crear el CV.`

export const ofFields = (names: string[]) => `Revisa estos datos: ${names.join(', ')}.`
export const withRequestId = (sentence: string, requestId: string) => `${sentence} (referencia ${requestId})`
