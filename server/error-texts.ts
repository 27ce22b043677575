import { ALERTS_MAX, OFFER_DAYS_MAX, SAVED_OFFERS_MAX } from '#contract/constants.ts'
import { APPOINTMENT_DAYS_MAX } from '#contract/values/applications/appointment-limits.ts'
import { NEWS_DAYS } from '#contract/values/applications/waiting-days.ts'
import { DRAFTS_MAX, PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

/** The sentences of expected errors by status and code. They are safe to show, and their codes are stable. */
export const errorsByStatus = {
  400: {
    invalid_json: 'El cuerpo de la petición no es un objeto JSON válido.',
    invalid_input: 'Revisa los datos enviados.',
    email_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado.',
    email_same: 'Este ya es el correo de tu cuenta.',
    password_wrong: 'Tu contraseña actual no es esta.',
    password_mismatch: 'Las contraseñas no coinciden',
    password_short: 'La contraseña es demasiado corta.',
    password_long: 'La contraseña es demasiado larga: el máximo son 128 caracteres.',
    password_common: 'Esta contraseña es demasiado fácil de adivinar.',
    password_like_email: 'La contraseña se parece demasiado a tu correo. Elige otra.',
    password_like_brand: 'La contraseña se parece demasiado al nombre de este sitio. Elige otra.',
    undo_link_invalid: 'Este enlace ya no sirve: ya se ha usado, o el plazo ha terminado.',
    reset_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado. Pide uno nuevo.',
    sign_in_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado. Pide uno nuevo.',
    second_factor_wrong: 'El código no es correcto o ya se ha usado.',
    setup_link_invalid: 'Este enlace ya no sirve: ha caducado o ya se ha usado.',
    place_mismatch: 'La ciudad, la provincia y la comunidad no coinciden.',
    unknown_choice: 'Una de las opciones elegidas no existe.',
    town_unknown: 'No conocemos ese municipio. Escribe su nombre completo, sin la provincia.',
    document_invalid: 'El número de documento no es válido.',
    phone_invalid: 'El teléfono no es válido.',
    birth_date_invalid: 'La fecha de nacimiento no es válida.',
    under_age: 'Debes tener al menos 16 años.',
    question_refused: 'Una de las preguntas no se puede hacer a quien aplica.',
    message_refused: 'No hemos enviado tu mensaje. Cámbialo y vuelve a intentarlo.',
    answers_invalid: 'Revisa tus respuestas a las preguntas de la empresa.',
    renewal_link_invalid: 'Este enlace ya no sirve: es antiguo, no está completo o la oferta ya no existe.',
    answer_link_invalid: 'Este enlace ya no sirve: ha caducado, no está completo o la candidatura ya no existe.',
    alert_link_invalid: 'Este enlace ya no sirve: no está completo, o el aviso ya no existe.',
    unsubscribe_link_invalid: 'Este enlace no está completo. Puedes elegir tus correos en «Mi cuenta».',
    salary_out_of_order: 'El salario máximo no puede ser menor que el mínimo.',
    salary_range_too_wide:
      'El salario máximo es más de diez veces el mínimo. Indica una horquilla que diga lo que vas a pagar.',
    salary_required: 'Indica el salario: en este sitio todas las ofertas lo muestran.',
    everywhere_not_remote: '«Toda España» es solo para ofertas en remoto.',
    tax_number_invalid: 'El NIF no es válido: revisa los números y la letra.',
    website_invalid: 'La dirección de la web no es válida.',
    contact_phone_invalid: 'El teléfono de contacto no es válido.',
    reason_missing: 'Elige un motivo. Si eliges «otro», explícalo.',
    offer_suspicious: 'No podemos publicar esta oferta: tiene señales de fraude.',
    text_suspicious: 'No podemos enviar este texto: tiene señales de fraude. Escríbelo de otra manera.',
    appointment_time_invalid: `Las horas de una cita tienen que ser futuras y de los próximos ${APPOINTMENT_DAYS_MAX} días.`,
    publish_day_invalid: `El día de publicación debe estar entre mañana y dentro de ${PUBLISH_DAYS_MAX} días.`,
    offer_expiry_invalid: `La fecha de caducidad debe estar entre hoy y dentro de ${OFFER_DAYS_MAX} días.`,
    cv_name_missing: 'Escribe tu nombre para crear el CV.',
    cv_empty: 'Añade un trabajo o unos estudios, o marca «Sin experiencia», para crear el CV.',
    cv_dates_out_of_order: 'Hay un trabajo o unos estudios que terminan antes de empezar. Revisa sus fechas.',
    dates_out_of_order: 'La fecha de fin no puede ser anterior a la de inicio.',
    signature_invalid: 'La firma del aviso no es válida.',
    image_invalid: 'La imagen no es válida. Usa un archivo JPG, PNG o WebP.',
    file_unreadable: 'No hemos podido leer el archivo enviado.',
    upload_interrupted: 'La subida se ha interrumpido. Vuelve a enviar el archivo.',
    image_too_many_pixels: 'La imagen tiene demasiados píxeles. Redúcela y vuelve a subirla.',
    image_animated: 'Las imágenes animadas no se admiten. Usa una imagen fija.',
    not_a_pdf:
      'El archivo no es un PDF. Guárdalo como PDF (en Word, Archivo > Guardar como; en Google Docs, Archivo > Descargar; en Pages, Archivo > Exportar a; una foto del móvil, Compartir > Imprimir) y vuelve a subirlo.',
    pdf_encrypted: 'El PDF solo se abre con contraseña. Guárdalo de nuevo como PDF sin contraseña y vuelve a subirlo.',
    pdf_damaged: 'El PDF está dañado, incompleto o sin páginas. Guárdalo de nuevo como PDF y vuelve a subirlo.',
    pdf_too_complex:
      'El PDF es demasiado complejo para comprobarlo. Guárdalo de nuevo como PDF desde el programa con el que lo hiciste, o imprímelo como PDF, y vuelve a subirlo.',
    file_infected:
      'El antivirus ha encontrado algo dañino en este archivo. Crea el PDF de nuevo desde tu documento original y vuelve a subirlo.',
    pdf_unsafe:
      'No hemos podido comprobar que el PDF sea seguro para quien lo abre. Guárdalo de nuevo como PDF sin protección, o imprímelo como PDF, y vuelve a subirlo.',
  },
  401: {
    unauthenticated: 'Inicia sesión para continuar.',
    bad_credentials: 'Correo o contraseña incorrectos',
    second_factor_required: 'Escribe el código de tu aplicación de autenticación.',
  },
  403: {
    forbidden: 'Tu cuenta no puede hacer esto.',
    email_unconfirmed: 'Antes tienes que confirmar tu correo con el enlace que te enviamos.',
    account_leaving: 'Has pedido eliminar esta cuenta.',
    account_disabled: 'Hemos desactivado esta cuenta.',
    demo_account: 'Las cuentas de demostración no pueden entrar en un sitio público, porque su contraseña es conocida.',
    operator_disabled: 'Esta cuenta de operador está desactivada o le falta el segundo factor.',
    operator_at_shell: 'La cuenta de un operador solo se cambia o se cierra desde la consola del servidor.',
    applicants_closed:
      'Tu empresa está suspendida y ya no puede ver las candidaturas ni los datos de quienes aplicaron.',
    link_invalid: 'Este enlace no es válido.',
    link_expired: 'Este enlace ha caducado. Vuelve a pedirlo desde la página.',
  },
  404: {
    not_found: 'No hemos encontrado lo que buscas.',
    unknown_call: 'Esta llamada no existe.',
    entry_not_found: 'No encontramos esa entrada de la lista.',
    cv_not_found: 'No encontramos ese CV.',
    offer_not_found: 'No encontramos esa oferta.',
    account_not_found: 'No encontramos esa cuenta.',
    report_not_found: 'No encontramos esa denuncia.',
    project_not_found: 'No encontramos ese proyecto.',
    alert_not_found: 'No encontramos ese aviso.',
    company_not_found: 'No encontramos esa empresa.',
    draft_not_found: 'Ese borrador ya no existe: se ha publicado o eliminado.',
  },
  405: {
    method_not_allowed: 'Este método no está permitido aquí.',
  },
  408: {
    body_too_slow: 'El envío ha tardado demasiado. Vuelve a intentarlo con una conexión mejor.',
  },
  409: {
    email_taken: 'Ya existe una cuenta con este correo.',
    no_email_link: 'No hay ningún correo pendiente de confirmar.',
    role_fixed: 'Tu cuenta ya tiene un perfil y no puede cambiar de tipo.',
    profile_exists: 'Ya tienes un perfil.',
    profile_missing: 'Completa primero tu perfil.',
    choice_retired: 'El sector o el puesto de esta oferta ya no se ofrece. Elige otro.',
    name_taken: 'Ya hay otra entrada con ese nombre.',
    entry_changed: 'Otra persona ha cambiado esta lista desde que la abriste. No hemos guardado nada.',
    cvs_full: 'Has llegado al máximo de CVs. Elimina alguno para subir otro.',
    cv_space_full:
      'No te queda espacio para este CV. También cuentan los que has eliminado y siguen en una candidatura. Elimina algún CV, da de baja una candidatura antigua o elige un archivo más pequeño.',
    report_decided: 'Otra persona ya ha decidido sobre esta denuncia, o la empresa ha borrado la oferta.',
    offer_not_withdrawn: 'Esta oferta no está retirada por una denuncia.',
    second_look_asked: 'Ya has pedido una vez que miremos de nuevo esta oferta.',
    questions_asked: 'Esta oferta hace preguntas. Vuelve a abrirla, contéstalas y pulsa «Aplicar» otra vez.',
    questions_changed: 'La empresa ha cambiado las preguntas. Revisa tus respuestas y pulsa «Aplicar» otra vez.',
    already_applied: 'Ya has aplicado a esta oferta',
    application_ended: 'Esta candidatura ya ha terminado, así que no se puede retirar.',
    news_not_askable: `Puedes preguntar una vez, a partir de los ${NEWS_DAYS} días y mientras la empresa no te haya respondido.`,
    offer_inactive: 'Esta oferta ya no está activa',
    offer_full:
      'Esta oferta ya ha recibido todas las candidaturas que admite. Si alguien retira la suya, podrás aplicar.',
    saved_full: `Has llegado al máximo de ${SAVED_OFFERS_MAX} ofertas guardadas. Quita alguna para guardar otra.`,
    alerts_full: `Has llegado al máximo de ${ALERTS_MAX} avisos. Elimina alguno para crear otro.`,
    renewal_link_used: 'Este enlace ya no hace falta: la oferta tiene otro último día.',
    renewal_switched_off:
      'No hemos renovado esta oferta: está cubierta o desactivada. Puedes activarla desde tu panel.',
    application_moved: 'La candidatura ha cambiado desde que la abriste. No hemos guardado nada: revísala.',
    answer_link_closed: 'Esta candidatura ya está cerrada: no hace falta que respondas.',
    appointment_changed: 'Esta cita ha cambiado o ya no está en pie. No hemos guardado nada: vuelve a mirarla.',
    appointment_taken: 'Esa hora ya no está libre: hay otra cita a la vez. Elige otra.',
    appointment_overlaps: 'Ya tienes otra entrevista a esa hora. Elige otra, o di cuándo puedes.',
    undo_too_late: 'Ya no se puede deshacer: han pasado más de 10 segundos. Puedes decidir otra vez.',
    not_your_turn: 'No hemos enviado tu mensaje: ahora le toca escribir a la otra parte.',
    exchange_closed: 'No hemos enviado tu mensaje: esta candidatura ya no está abierta.',
    notes_full: 'Esta candidatura ya tiene el máximo de notas. Elimina alguna para escribir otra.',
    offer_changed: 'La oferta ha cambiado desde que la abriste. No hemos guardado nada.',
    offer_edited:
      'La empresa ha cambiado la oferta mientras la mirabas. No hemos guardado tu decisión: vuelve a leerla.',
    offer_reviewed: 'Otra persona ya ha revisado esta oferta. No hemos guardado tu decisión.',
    company_suspended: 'Tu empresa está suspendida: ahora no puede publicar, cambiar ni borrar ofertas.',
    company_changed: 'La empresa ha cambiado desde que la abriste. No hemos guardado nada: vuelve a cargarla.',
    verification_changed:
      'Estos datos han cambiado desde que los abriste. No hemos guardado nada: revísalos y vuelve a guardar.',
    tax_number_taken: 'Este NIF ya está en otra cuenta. Si es de tu empresa, escríbenos y lo resolvemos.',
    checks_missing: 'Faltan comprobaciones: hacen falta el registro y otra más.',
    nothing_to_check: 'La empresa no ha indicado nada que comprobar aquí.',
    no_company_email: 'No hay ningún correo de empresa pendiente de confirmar.',
    draft_changed: 'El borrador ha cambiado desde que lo abriste. No hemos guardado nada.',
    drafts_full: `Has llegado al máximo de ${spanishNumber(DRAFTS_MAX)} borradores. Publica o elimina alguno para guardar otro.`,
    project_changed: 'El proyecto ha cambiado desde que lo abriste. No hemos guardado nada.',
    project_inactive: 'El proyecto está inactivo: actívalo para crear ofertas.',
    free_limit:
      'Has alcanzado el límite de ofertas activas del plan gratuito. Cambia a Premium para publicar ofertas ilimitadas.',
    already_premium: 'Tu empresa ya tiene el plan Premium.',
    payment_pending: 'Tu pago está pendiente de que el banco lo confirme: no hace falta pagar otra vez.',
    no_subscription: 'Tu empresa aún no tiene ninguna suscripción.',
  },
  413: {
    body_too_large: 'Lo que envías es demasiado grande.',
    table_too_large: 'El archivo es demasiado grande: el máximo son 3 MB. Repártelo en varios.',
    image_too_large: 'La imagen es demasiado grande: el máximo son 5 MB.',
    pdf_too_large:
      'El PDF es demasiado grande: el máximo son 5 MB. Guárdalo de nuevo como PDF con imágenes más pequeñas y vuelve a subirlo.',
  },
  415: {
    unsupported_type: 'El cuerpo de la petición debe ser JSON (application/json).',
  },
  429: {
    projects_per_day: 'Has creado muchos proyectos en poco tiempo. Podrás crear más mañana.',
    offers_per_day: 'Has creado o programado muchas ofertas en poco tiempo. Podrás seguir mañana.',
    exports_per_day: 'Ya has pedido tus datos varias veces hoy. Podrás pedirlos otra vez mañana.',
    applications_per_hour:
      'Has aplicado o retirado candidaturas muchas veces seguidas. Espera una hora y vuelve a probar.',
    too_many_tries: 'Has hecho demasiados intentos. Espera unos minutos y vuelve a probar.',
  },
  500: {
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
  },
  503: {
    busy: 'Estamos atendiendo muchas peticiones. Inténtalo de nuevo en unos segundos.',
    database_unavailable: 'Ahora mismo no podemos atenderte. Inténtalo de nuevo en unos segundos.',
    files_unavailable: 'Ahora mismo no podemos abrir ni guardar archivos. Inténtalo de nuevo en unos segundos.',
    premium_unavailable: 'El plan Premium todavía no está disponible.',
    payments_unavailable: 'El pago con tarjeta no está disponible en este momento. Inténtalo más adelante.',
    scanner_unavailable: 'Ahora mismo no podemos comprobar el archivo. Inténtalo de nuevo en unos minutos.',
  },
  507: {
    disk_full: 'Ahora mismo no nos queda espacio para guardar más. Inténtalo de nuevo más tarde.',
  },
} as const

type Groups = typeof errorsByStatus
export type ErrorStatus = keyof Groups
export type ErrorCode = { [Status in ErrorStatus]: keyof Groups[Status] }[ErrorStatus]
export type PdfRefusal = Extract<ErrorCode, `pdf_${string}`>

/** The sentence of each code. */
export const errors: Readonly<Record<ErrorCode, string>> = Object.assign({}, ...Object.values(errorsByStatus))
