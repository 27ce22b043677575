import { ALERTS_MAX, EMAIL_LINK_HOURS, OFFER_DAYS_MAX, RESET_MINUTES, SAVED_OFFERS_MAX } from '#contract/constants.ts'
import { DRAFTS_MAX, PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { spanishDay } from '#contract/values/spanish/day.ts'

/** Every sentence that the server supplies. `errors` are safe to show; their codes are stable. */

export const errors = {
  invalid_json: 'El cuerpo de la petición no es un objeto JSON válido.',
  invalid_input: 'Revisa los datos enviados.',
  body_too_large: 'Lo que envías es demasiado grande.',
  body_too_slow: 'El envío ha tardado demasiado. Vuelve a intentarlo con una conexión mejor.',
  unsupported_type: 'El cuerpo de la petición debe ser JSON (application/json).',
  unauthenticated: 'Inicia sesión para continuar.',
  forbidden: 'Tu cuenta no puede hacer esto.',
  not_found: 'No hemos encontrado lo que buscas.',
  unknown_call: 'Esta llamada no existe.',
  method_not_allowed: 'Este método no está permitido aquí.',
  projects_per_day: 'Has creado muchos proyectos en poco tiempo. Podrás crear más mañana.',
  offers_per_day: 'Has creado o programado muchas ofertas en poco tiempo. Podrás seguir mañana.',
  exports_per_day: 'Ya has pedido tus datos varias veces hoy. Podrás pedirlos otra vez mañana.',
  applications_per_hour:
    'Has aplicado o retirado candidaturas muchas veces seguidas. Espera una hora y vuelve a probar.',
  disk_full: 'Ahora mismo no nos queda espacio para guardar más. Inténtalo de nuevo más tarde.',
  too_many_tries: 'Has hecho demasiados intentos. Espera unos minutos y vuelve a probar.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
  busy: 'Estamos atendiendo muchas peticiones. Inténtalo de nuevo en unos segundos.',
  database_unavailable: 'Ahora mismo no podemos atenderte. Inténtalo de nuevo en unos segundos.',

  bad_credentials: 'Correo o contraseña incorrectos',
  email_taken: 'Ya existe una cuenta con este correo.',
  email_unconfirmed: 'Antes tienes que confirmar tu correo con el enlace que te enviamos.',
  email_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado.',
  email_same: 'Este ya es el correo de tu cuenta.',
  no_email_link: 'No hay ningún correo pendiente de confirmar.',
  password_wrong: 'Tu contraseña actual no es esta.',
  password_mismatch: 'Las contraseñas no coinciden',
  password_short: 'La contraseña es demasiado corta.',
  password_long: 'La contraseña es demasiado larga: el máximo son 128 caracteres.',
  password_common: 'Esta contraseña es demasiado fácil de adivinar.',
  password_like_email: 'La contraseña se parece demasiado a tu correo. Elige otra.',
  password_like_brand: 'La contraseña se parece demasiado al nombre de este sitio. Elige otra.',
  undo_link_invalid: 'Este enlace ya no sirve: ya se ha usado, o el plazo ha terminado.',
  account_leaving: 'Has pedido eliminar esta cuenta.',
  account_disabled: 'Hemos desactivado esta cuenta.',
  reset_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado. Pide uno nuevo.',

  second_factor_required: 'Escribe el código de tu aplicación de autenticación.',
  second_factor_wrong: 'El código no es correcto o ya se ha usado.',
  demo_account: 'Las cuentas de demostración no pueden entrar en un sitio público, porque su contraseña es conocida.',
  operator_disabled: 'Esta cuenta de operador está desactivada o le falta el segundo factor.',
  operator_at_shell: 'La cuenta de un operador solo se cambia o se cierra desde la consola del servidor.',
  setup_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado.',

  role_fixed: 'Tu cuenta ya tiene un perfil y no puede cambiar de tipo.',
  profile_exists: 'Ya tienes un perfil.',
  profile_missing: 'Completa primero tu perfil.',

  place_mismatch: 'La ciudad, la provincia y la comunidad no coinciden.',
  unknown_choice: 'Una de las opciones elegidas no existe.',
  choice_retired: 'El sector o el puesto de esta oferta ya no se ofrece. Elige otro.',
  name_taken: 'Ya hay otra entrada con ese nombre.',
  entry_not_found: 'No encontramos esa entrada de la lista.',
  entry_changed: 'Otra persona ha cambiado esta lista desde que la abriste. No hemos guardado nada.',
  document_invalid: 'El número de documento no es válido.',
  phone_invalid: 'El teléfono no es válido.',
  birth_date_invalid: 'La fecha de nacimiento no es válida.',
  under_age: 'Debes tener al menos 16 años.',

  cv_not_found: 'No encontramos ese CV.',
  cvs_full: 'Has llegado al máximo de CVs. Elimina alguno para subir otro.',
  cv_space_full:
    'No te queda espacio para este CV. También cuentan los que has eliminado y siguen en una candidatura. Elimina algún CV, da de baja una candidatura antigua o elige un archivo más pequeño.',
  offer_not_found: 'No encontramos esa oferta.',
  account_not_found: 'No encontramos esa cuenta.',
  report_not_found: 'No encontramos esa denuncia.',
  report_decided: 'Otra persona ya ha decidido sobre esta denuncia, o la empresa ha borrado la oferta.',
  offer_not_withdrawn: 'Esta oferta no está retirada por una denuncia.',
  second_look_asked: 'Ya has pedido una vez que miremos de nuevo esta oferta.',
  project_not_found: 'No encontramos ese proyecto.',
  question_refused: 'Una de las preguntas no se puede hacer a quien aplica.',
  questions_asked: 'Esta oferta hace preguntas. Vuelve a abrirla, contéstalas y pulsa «Aplicar» otra vez.',
  questions_changed: 'La empresa ha cambiado las preguntas. Revisa tus respuestas y pulsa «Aplicar» otra vez.',
  answers_invalid: 'Revisa tus respuestas a las preguntas de la empresa.',
  already_applied: 'Ya has aplicado a esta oferta',
  application_ended: 'Esta candidatura ya ha terminado, así que no se puede retirar.',
  offer_inactive: 'Esta oferta ya no está activa',
  saved_full: `Has llegado al máximo de ${SAVED_OFFERS_MAX} ofertas guardadas. Quita alguna para guardar otra.`,
  renewal_link_invalid: 'Este enlace ya no sirve: es antiguo, no está completo o la oferta ya no existe.',
  alert_not_found: 'No encontramos ese aviso.',
  alerts_full: `Has llegado al máximo de ${ALERTS_MAX} avisos. Elimina alguno para crear otro.`,
  alert_link_invalid: 'Este enlace ya no sirve: no está completo, o el aviso ya no existe.',
  unsubscribe_link_invalid: 'Este enlace no está completo. Puedes elegir tus correos en «Mi cuenta».',
  renewal_link_used: 'Este enlace ya no hace falta: la oferta tiene otro último día.',
  renewal_switched_off: 'No hemos renovado esta oferta: está cubierta o desactivada. Puedes activarla desde tu panel.',
  application_moved: 'La candidatura ha cambiado desde que la abriste. No hemos guardado nada: revísala.',
  undo_too_late: 'Ya no se puede deshacer: han pasado más de 10 segundos. Puedes decidir otra vez.',
  notes_full: 'Esta candidatura ya tiene el máximo de notas. Elimina alguna para escribir otra.',
  offer_changed: 'La oferta ha cambiado desde que la abriste. No hemos guardado nada.',
  salary_out_of_order: 'El salario máximo no puede ser menor que el mínimo.',
  salary_range_too_wide:
    'El salario máximo es más de diez veces el mínimo. Indica una horquilla que diga lo que vas a pagar.',
  salary_required: 'Indica el salario: en este sitio todas las ofertas lo muestran.',
  everywhere_not_remote: '«Toda España» es solo para ofertas en remoto.',
  offer_edited: 'La empresa ha cambiado la oferta mientras la mirabas. No hemos guardado tu decisión: vuelve a leerla.',
  offer_reviewed: 'Otra persona ya ha revisado esta oferta. No hemos guardado tu decisión.',
  company_suspended: 'Tu empresa está suspendida: ahora no puede publicar, cambiar ni borrar ofertas.',
  applicants_closed: 'Tu empresa está suspendida y ya no puede ver las candidaturas ni los datos de quienes aplicaron.',
  company_not_found: 'No encontramos esa empresa.',
  company_changed: 'La empresa ha cambiado desde que la abriste. No hemos guardado nada: vuelve a cargarla.',
  verification_changed:
    'Estos datos han cambiado desde que los abriste. No hemos guardado nada: revísalos y vuelve a guardar.',
  tax_number_invalid: 'El NIF no es válido: revisa los números y la letra.',
  tax_number_taken: 'Este NIF ya está en otra cuenta. Si es de tu empresa, escríbenos y lo resolvemos.',
  website_invalid: 'La dirección de la web no es válida.',
  contact_phone_invalid: 'El teléfono de contacto no es válido.',
  checks_missing: 'Faltan comprobaciones: hacen falta el registro y otra más.',
  nothing_to_check: 'La empresa no ha indicado nada que comprobar aquí.',
  reason_missing: 'Elige un motivo. Si eliges «otro», explícalo.',
  no_company_email: 'No hay ningún correo de empresa pendiente de confirmar.',
  offer_suspicious: 'No podemos publicar esta oferta: tiene señales de fraude.',
  draft_not_found: 'Ese borrador ya no existe: se ha publicado o eliminado.',
  draft_changed: 'El borrador ha cambiado desde que lo abriste. No hemos guardado nada.',
  drafts_full: `Has llegado al máximo de ${DRAFTS_MAX} borradores. Publica o elimina alguno para guardar otro.`,
  publish_day_invalid: `El día de publicación debe estar entre mañana y dentro de ${PUBLISH_DAYS_MAX} días.`,
  project_changed: 'El proyecto ha cambiado desde que lo abriste. No hemos guardado nada.',
  project_inactive: 'El proyecto está inactivo: actívalo para crear ofertas.',
  offer_expiry_invalid: `La fecha de caducidad debe estar entre hoy y dentro de ${OFFER_DAYS_MAX} días.`,
  dates_out_of_order: 'La fecha de fin no puede ser anterior a la de inicio.',
  free_limit:
    'Has alcanzado el límite de ofertas activas del plan gratuito. Cambia a Premium para publicar ofertas ilimitadas.',

  files_unavailable: 'Ahora mismo no podemos abrir ni guardar archivos. Inténtalo de nuevo en unos segundos.',

  premium_unavailable: 'El plan Premium todavía no está disponible.',
  payments_unavailable: 'El pago con tarjeta no está disponible en este momento. Inténtalo más adelante.',
  already_premium: 'Tu empresa ya tiene el plan Premium.',
  payment_pending: 'Tu pago está pendiente de que el banco lo confirme: no hace falta pagar otra vez.',
  signature_invalid: 'La firma del aviso no es válida.',
  no_subscription: 'Tu empresa aún no tiene ninguna suscripción.',

  image_invalid: 'La imagen no es válida. Usa un archivo JPG, PNG o WebP.',
  file_unreadable: 'No hemos podido leer el archivo enviado.',
  upload_interrupted: 'La subida se ha interrumpido. Vuelve a enviar el archivo.',
  image_too_large: 'La imagen es demasiado grande: el máximo son 5 MB.',
  image_too_many_pixels: 'La imagen tiene demasiados píxeles. Redúcela y vuelve a subirla.',
  image_animated: 'Las imágenes animadas no se admiten. Usa una imagen fija.',
  not_a_pdf:
    'El archivo no es un PDF. Guárdalo como PDF (en Word, Archivo > Guardar como; en Google Docs, Archivo > Descargar; en Pages, Archivo > Exportar a; una foto del móvil, Compartir > Imprimir) y vuelve a subirlo.',
  pdf_too_large:
    'El PDF es demasiado grande: el máximo son 5 MB. Guárdalo de nuevo como PDF con imágenes más pequeñas y vuelve a subirlo.',
  pdf_encrypted: 'El PDF solo se abre con contraseña. Guárdalo de nuevo como PDF sin contraseña y vuelve a subirlo.',
  pdf_damaged: 'El PDF está dañado, incompleto o sin páginas. Guárdalo de nuevo como PDF y vuelve a subirlo.',
  pdf_too_complex:
    'El PDF es demasiado complejo para comprobarlo. Guárdalo de nuevo como PDF desde el programa con el que lo hiciste, o imprímelo como PDF, y vuelve a subirlo.',
  file_infected:
    'El antivirus ha encontrado algo dañino en este archivo. Crea el PDF de nuevo desde tu documento original y vuelve a subirlo.',
  scanner_unavailable: 'Ahora mismo no podemos comprobar el archivo. Inténtalo de nuevo en unos minutos.',
  pdf_unsafe:
    'No hemos podido comprobar que el PDF sea seguro para quien lo abre. Guárdalo de nuevo como PDF sin protección, o imprímelo como PDF, y vuelve a subirlo.',
  link_invalid: 'Este enlace no es válido.',
  link_expired: 'Este enlace ha caducado. Vuelve a pedirlo desde la página.',
} as const

export type ErrorCode = keyof typeof errors

export type PdfRefusal = Extract<ErrorCode, `pdf_${string}`>

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
  resetLinkSent: `Si hay una cuenta con este correo, te hemos enviado un enlace. Caduca en ${RESET_MINUTES} minutos.`,
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
  cvRenamed: 'CV renombrado.',
  cvDeleted: 'CV eliminado.',
  applied: '¡Has aplicado a la oferta!',
  applicationWithdrawn: 'Candidatura retirada. La empresa ya no puede ver tu CV.',
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

export const ofFields = (names: string[]) => `Revisa estos datos: ${names.join(', ')}.`
export const withRequestId = (sentence: string, requestId: string) => `${sentence} (referencia ${requestId})`
