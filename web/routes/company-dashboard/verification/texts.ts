import type { Verification } from '#web/api/types.ts'

type State = Verification['estado_verificacion']

export const verificationTexts = {
  title: 'Verifica tu empresa',
  titles: {
    verificada: 'Verificación de tu empresa',
    suspendida: 'Tu empresa está suspendida',
  } as Partial<Record<State, string>>,
  states: {
    sin_pedir: 'Sin verificar',
    pendiente: 'Pendiente',
    verificada: 'Empresa verificada',
    rechazada: 'No verificada',
    suspendida: 'Suspendida',
  } satisfies Record<State, string>,
  about: {
    sin_pedir:
      'Dinos quién eres y lo comprobamos. Las ofertas de empresas verificadas llevan una insignia y van primero en la portada.',
    pendiente:
      'Estamos comprobando tus datos en un registro público y contigo. Te avisaremos por correo cuando terminemos.',
    verificada: 'Tus ofertas llevan la insignia «Empresa verificada».',
    rechazada: 'Corrige los datos y envíalos otra vez.',
    suspendida:
      'Los candidatos no ven tus ofertas, y ahora no puedes publicar, cambiar ni borrar ninguna. Hemos cerrado las candidaturas que esperaban respuesta y se lo hemos dicho a esas personas. Si el motivo no es un fraude, puedes leer durante 30 días las que tenías.',
  } satisfies Record<State, string>,
  since: {
    sin_pedir: () => '',
    pendiente: (day: string) => `Recibimos tus datos el ${day}.`,
    verificada: (day: string) => `Verificada el ${day}.`,
    rechazada: (day: string) => `Revisada el ${day}.`,
    suspendida: (day: string) => `Desde el ${day}.`,
  } satisfies Record<State, (day: string) => string>,
  actions: {
    sin_pedir: 'Verificar empresa',
    pendiente: 'Ver o corregir los datos',
    verificada: 'Ver o cambiar los datos',
    rechazada: 'Corregir los datos',
    suspendida: null,
  } satisfies Record<State, string | null>,
  reason: 'Motivo:',
  contact: (email: string) => `Si crees que es un error, escríbenos a ${email}.`,
  checked: 'Qué hemos comprobado',
  emailPending: (email: string) => `Falta confirmar el correo de la empresa: abre el enlace que enviamos a ${email}.`,
  emailFree:
    'El correo de contacto es gratuito y no muestra de qué empresa es. Si tienes uno con el dominio de la empresa, úsalo: será una comprobación más.',
  emailForeign:
    'El dominio no es el de la web. Para verificar tu empresa comprobaremos el teléfono o la web; si tienes un correo con el dominio de la web, úsalo.',
  resend: 'Volver a enviar',
  resendFailed: 'No pudimos enviar el enlace. Inténtalo de nuevo',
  loadFailed: 'No pudimos obtener el estado de tu verificación',
} as const

export const legalFormTexts = {
  editTitle: 'Verifica tu empresa',
  updated: 'Hemos recibido los datos de tu empresa',
  updateFailed: 'Lo sentimos, algo ha salido mal',
  company: 'La empresa',
  contact: 'Persona de contacto',
  onlyUs: 'Solo los lee nuestro equipo. Los candidatos ven qué hemos comprobado, no estos datos.',
  legalName: 'Razón social',
  legalNameHint: 'Como figura en el registro. El nombre público de tu empresa no cambia.',
  legalNameMissing: 'Escribe la razón social',
  taxNumber: 'NIF o CIF',
  taxNumberHint: 'Por ejemplo B12345674. Si eres autónomo, tu DNI o NIE.',
  taxNumberMissing: 'Escribe el NIF de la empresa',
  taxNumberFaults: {
    shape: 'Un NIF tiene 9 letras y números, como B12345674 o 12345678Z',
    control: 'El último carácter no corresponde al número: revísalo',
  },
  website: 'Web',
  websiteHint: 'Si la empresa tiene una.',
  websiteWrong: 'Escribe una dirección como www.empresa.es',
  contactName: 'Nombre y apellidos',
  contactNameMissing: 'Escribe quién es la persona de contacto',
  contactPosition: 'Cargo',
  contactPositionMissing: 'Escribe su cargo',
  contactPhone: 'Teléfono',
  contactPhoneHint: 'Llamaremos a este número.',
  contactPhoneMissing: 'Escribe su teléfono',
  contactPhoneWrong: 'Escribe un teléfono de 9 cifras, o con el prefijo de su país (+34…)',
  contactEmail: 'Correo de la empresa',
  contactEmailHint: 'Mejor con el dominio de tu web. Le enviaremos un enlace para confirmarlo.',
  contactEmailMissing: 'Escribe el correo',
  contactEmailWrong: 'Escribe un correo como nombre@empresa.es',
  newCheck:
    'Al cambiar la razón social o el NIF, tu empresa deja de estar verificada hasta que comprobemos los nuevos datos.',
  newName:
    'Al cambiar el nombre público, tu empresa deja de estar verificada hasta que comprobemos el nuevo. Sus ofertas siguen publicadas.',
  fewChecks:
    'Con estos cambios, lo que comprobamos ya no basta: tu empresa deja de estar verificada hasta que comprobemos los nuevos datos.',
} as const
