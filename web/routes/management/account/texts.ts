import { SENT_MAIL_DAYS, SENT_MAILS_SHOWN_MAX } from '#contract/constants.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

export const accountTexts = {
  title: (id: string) => `Cuenta ${id}`,
  back: 'Todas las cuentas',
  unknown: 'Esta cuenta no existe, o ya se ha borrado',
  failed: 'Vaya... No pudimos obtener la cuenta',
  failedNotice: 'No pudimos obtener la cuenta',
  facts: 'Datos de la cuenta',
  role: 'Tipo',
  state: 'Estado',
  email: 'Correo',
  confirmed: 'Correo confirmado',
  yes: 'Sí',
  no: 'No',
  created: 'Creada',
  used: 'Último día de uso',
  destroyed: 'Se borrará',
  device: 'Segundo factor configurado',
  acts: 'Lo que han hecho los operadores con esta cuenta',
} as const

export const companyTexts = {
  title: 'Empresa',
  name: 'Nombre',
  plan: 'Plan',
  plans: { gratis: 'Gratuito', premium: 'Premium' } as Record<string, string>,
  verification: 'Verificación',
  verifications: {
    sin_pedir: 'Sin pedir',
    pendiente: 'Pendiente',
    verificada: 'Verificada',
    rechazada: 'Rechazada',
  },
  review: 'Abrir en Revisión',
  offers: 'Ofertas',
  offerCount: (all: number, active: number) =>
    `${spanishNumber(all)} (${spanishNumber(active)} ${active === 1 ? 'activa' : 'activas'})`,
} as const

export const sessionTexts = {
  title: 'Sesiones',
  open: (count: number) => (count === 1 ? 'Hay 1 sesión abierta.' : `Hay ${count} sesiones abiertas.`),
  none: 'No hay ninguna sesión abierta.',
  end: 'Cerrar sus sesiones',
  endTitle: '¿Cerrar todas las sesiones de esta cuenta?',
  endNote: 'Quien la use tendrá que volver a entrar. Quedará en el registro.',
  ended: (count: number) => (count === 1 ? 'Hemos cerrado 1 sesión' : `Hemos cerrado ${count} sesiones`),
  endFailed: 'No pudimos cerrar las sesiones. Inténtalo de nuevo',
} as const

export const reasonTexts = {
  reason: 'Motivo',
  told: 'Al menos 10 caracteres. El dueño de la cuenta lo recibe por correo, y queda en el registro.',
  kept: 'Al menos 10 caracteres. Queda en el registro.',
  impersonal: 'Al menos 10 caracteres. No escribas aquí datos de la persona.',
  short: 'Escribe un motivo de al menos 10 caracteres',
} as const

export const accessTexts = {
  title: 'Acceso',
  open: 'Su dueño puede entrar en la cuenta.',
  closed: (since: string) => `Desactivada desde el ${since}. Nadie puede entrar en ella.`,
  failed: 'No pudimos hacerlo. Inténtalo de nuevo',
} as const

export const changeTexts = {
  contrasena: {
    button: 'Enviar enlace de contraseña',
    title: 'Enviar un enlace de contraseña',
    note: 'Su dueño recibirá un correo con un enlace para elegir otra contraseña. Tú no lo verás.',
    done: 'Hemos enviado el enlace',
  },
  confirmacion: {
    button: 'Reenviar la confirmación',
    title: 'Reenviar la confirmación',
    note: 'Su dueño recibirá otra vez el correo para confirmar la cuenta.',
    done: 'Hemos enviado el enlace',
  },
  disable: {
    button: 'Desactivar la cuenta',
    title: '¿Desactivar esta cuenta?',
    note: 'Cerraremos sus sesiones y nadie podrá entrar en ella hasta que la reactives. Las candidaturas que haya enviado se quedan como están.',
    companyNote:
      'Cerraremos sus sesiones y nadie podrá entrar en ella hasta que la reactives. Sus ofertas dejarán de verse, las candidaturas que esperan respuesta se cerrarán y el plan Premium no se renovará.',
    done: 'Hemos desactivado la cuenta',
  },
  enable: {
    button: 'Reactivar la cuenta',
    title: '¿Reactivar esta cuenta?',
    note: 'Su dueño podrá volver a entrar, con todos sus datos.',
    companyNote:
      'Su dueño podrá volver a entrar, con todos sus datos, y sus ofertas volverán a verse. Las candidaturas que se cerraron siguen cerradas.',
    done: 'Hemos reactivado la cuenta',
  },
} as const

export const personTexts = {
  title: 'Datos personales',
  note: 'Para ver el nombre, el teléfono, el correo de esta cuenta y qué correos le hemos enviado, escribe para qué los necesitas. Tu correo y el motivo quedarán en el registro, que nadie puede borrar.',
  open: 'Ver los datos',
  openFailed: 'No pudimos abrir los datos. Inténtalo de nuevo',
  opened: 'Has abierto estos datos. Se ocultan cuando sales de esta página.',
  name: 'Nombre',
  noName: 'Aún no ha hecho su perfil',
  email: 'Correo',
  phone: 'Teléfono',
  cvs: 'CVs',
  noCvs: 'No tiene ningún CV',
  cv: (name: string, day: string) => `${name}, del ${day}`,
  mails: `Correos enviados en los últimos ${SENT_MAIL_DAYS} días`,
  mailsNote: `Los ${SENT_MAILS_SHOWN_MAX} últimos. Uno que aún espera a salir no aparece.`,
  noMails: 'Ninguno',
  refused: (reason: string) => `Rechazado: ${reason}`,
} as const
