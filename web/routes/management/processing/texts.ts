import { CV_DOWNLOADS_KEPT_MONTHS } from '#contract/constants.ts'
import type { Site } from '#web/document/site.ts'

/** /gestion/tratamientos: article 30 of the RGPD. */
export const processingTexts = {
  title: 'Registro de tratamientos',
  about:
    'El registro de actividades que pide el artículo 30 del RGPD, con los datos de este sitio. Revísalo con quien te asesora: dice lo que hace el programa.',
  download: 'Descargar el registro',
  fileName: 'registro-de-tratamientos.txt',
  missing: (names: readonly string[]) => `Para completarlo, configura ${names.join(', ')}.`,
  owner: 'Responsable',
  name: 'Denominación',
  taxId: 'NIF',
  address: 'Domicilio',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  officer: 'Delegado de protección de datos',
  processors: 'Encargados del tratamiento',
  processor: (name: string, purpose: string, country: string) => `${name}: ${purpose} (${country})`,
  security: 'Medidas de seguridad',
  technical: 'Técnicas',
  organisational: 'Organizativas',
} as const

/** The facts of each activity, in the order of the article. */
export const factTexts = {
  purpose: 'Fines',
  basis: 'Base jurídica',
  people: 'Interesados',
  data: 'Datos',
  recipients: 'Destinatarios',
  transfers: 'Transferencias internacionales',
  kept: 'Plazo de supresión',
} as const

export interface Activity {
  title: string
  purpose: string
  basis: string
  people: string
  data: string
  recipients: string
  transfers: string
  kept: (retention: Site['retention']) => string
}

export const securityTexts = {
  technical:
    'Conexión cifrada. Documento de identidad, fecha de nacimiento, borradores de currículum, mensajes y lo que un candidato dice de cuándo puede ir a una entrevista, cifrados en la base de datos. Contraseñas guardadas con una función de derivación resistente. Enlaces a currículums y fotografías que caducan a los pocos minutos. Límites contra los abusos.',
  organisational:
    'Los operadores entran con un segundo factor, abren datos de personas solo con un motivo por escrito, y todo lo que hacen queda en un registro que nadie puede cambiar.',
} as const

const none = 'Ninguna, salvo las de los encargados, con las garantías del capítulo V del RGPD.'
const team = 'El equipo del responsable y sus encargados.'

/** The one that a site has only if it sells Premium. */
export const billing: Activity = {
  title: 'Plan Premium',
  purpose: 'Gestionar la suscripción de una empresa, su cobro con tarjeta y su facturación.',
  basis: 'Ejecución del contrato y obligaciones contables y fiscales (artículos 6.1.b y 6.1.c del RGPD).',
  people: 'Empresas con el plan Premium y quienes las representan.',
  data: 'Correo de la cuenta, identificadores del cliente y de la suscripción en Stripe, y si está al corriente de pago. El número de la tarjeta no pasa por el sitio.',
  recipients: 'Stripe Payments Europe, Limited (Irlanda).',
  transfers:
    'Stripe, LLC (Estados Unidos), al amparo del Marco de Privacidad de Datos UE-EE. UU. o de cláusulas contractuales tipo.',
  kept: () => 'Seis años, y los plazos de la normativa tributaria.',
}

export const activities: readonly Activity[] = [
  {
    title: 'Cuentas y sesiones',
    purpose: 'Crear y mantener las cuentas, y que solo su titular entre en ellas.',
    basis: 'Ejecución del contrato (artículo 6.1.b) e interés legítimo en la seguridad (artículo 6.1.f).',
    people: 'Candidatos, empresas y operadores.',
    data: 'Correo, resumen criptográfico de la contraseña, y de cada sesión el navegador, el sistema y su último uso. De los correos enviados, el asunto, la hora y si se rechazaron.',
    recipients: team,
    transfers: none,
    kept: ({ idleAccountMonths }) =>
      `Mientras exista la cuenta y 14 días más. Sin uso, ${idleAccountMonths} meses, con dos avisos. Sin confirmar el correo, 30 días. Las sesiones y la lista de correos enviados, 30 días como máximo.`,
  },
  {
    title: 'Perfiles y currículums de candidatos',
    purpose: 'Que los candidatos tengan un perfil y currículums con los que presentarse a ofertas.',
    basis: 'Ejecución del contrato (artículo 6.1.b); para lo voluntario, consentimiento (artículo 6.1.a).',
    people: 'Candidatos.',
    data: 'Nombre, apellidos, teléfono y código postal. Si quieren: sexo, fecha de nacimiento, nacionalidad, documento de identidad, municipio, fotografía, currículums en PDF y lo que escriben en uno que hacen aquí.',
    recipients: team,
    transfers: none,
    kept: () => 'Mientras exista la cuenta y 14 días más, o hasta que el candidato los borre.',
  },
  {
    title: 'Candidaturas',
    purpose: 'Hacer llegar cada candidatura a la empresa que publica la oferta, y su respuesta al candidato.',
    basis: 'Ejecución del contrato (artículo 6.1.b).',
    people: 'Candidatos.',
    data: 'El currículum enviado, sus palabras para el buscador de la empresa que lo recibe, las respuestas a las preguntas de la oferta, la nota del candidato, los cambios de la candidatura, los mensajes entre los dos, lo que la empresa escribe y anota, las citas para entrevistas y lo que el candidato dice de cuándo puede, y qué empresa ha descargado el currículum.',
    recipients: 'La empresa que publica la oferta, que es responsable de lo que recibe. Los encargados.',
    transfers: none,
    kept: ({ applicationMonths }) =>
      `${applicationMonths} meses desde que la oferta termina, o hasta que el candidato la elimine; una cita, 8 días más como máximo, para avisar a la otra parte. Las descargas, ${CV_DOWNLOADS_KEPT_MONTHS} meses.`,
  },
  {
    title: 'Ofertas guardadas, avisos y ofertas para ti',
    purpose: 'Guardar ofertas, avisar de las nuevas y proponer las que encajan, con reglas publicadas.',
    basis:
      'Ejecución del contrato (artículo 6.1.b); para los avisos y los correos, consentimiento (artículo 6.1.a); para proponer ofertas, interés legítimo (artículo 6.1.f), con oposición en un clic.',
    people: 'Candidatos, y quien pide un aviso sin tener cuenta.',
    data: 'Lo que buscan, las ofertas que guardan o descartan, y qué ofertas se les han enviado. Sin cuenta, el correo.',
    recipients: team,
    transfers: none,
    kept: () =>
      'Hasta que los quiten o eliminen su cuenta. Un aviso sin confirmar, 7 días. Cada año se pregunta si se siguen queriendo.',
  },
  {
    title: 'Empresas, ofertas y verificación',
    purpose: 'Publicar ofertas, y comprobar que las empresas existen y quién las representa.',
    basis: 'Ejecución del contrato (artículo 6.1.b) e interés legítimo en evitar el fraude (artículo 6.1.f).',
    people: 'Quienes representan a las empresas.',
    data: 'Nombre, logotipo, proyectos y ofertas. Para la verificación: razón social, NIF, web, y nombre, cargo, teléfono y correo de una persona de contacto.',
    recipients: team,
    transfers: none,
    kept: () => 'Mientras exista la cuenta de la empresa y 14 días más.',
  },
  {
    title: 'Denuncias de ofertas',
    purpose: 'Revisar las ofertas y los mensajes que alguien denuncia, y contestarle.',
    basis: 'Obligación legal e interés legítimo en que las ofertas sean de verdad (artículos 6.1.c y 6.1.f).',
    people: 'Quien denuncia una oferta.',
    data: 'Lo que escribe y, si quiere darlo, su correo. De un mensaje, el mensaje.',
    recipients: 'El equipo del responsable y sus encargados. La empresa denunciada no lo ve.',
    transfers: none,
    kept: ({ reportMonths }) => `${reportMonths} meses desde la decisión.`,
  },
  {
    title: 'Seguridad del servicio y registro de operadores',
    purpose: 'Proteger el servicio frente a abusos, y poder demostrar quién ha accedido a qué datos.',
    basis: 'Interés legítimo (artículo 6.1.f).',
    people: 'Quien visita el sitio, y los operadores.',
    data: 'Dirección IP, para limitar los abusos, un día como máximo. En el registro técnico: fecha, tipo de página pedida (no su dirección), resultado y, con sesión, el número de la cuenta. De cada acto de un operador: qué, cuándo, por qué y el número de la cuenta.',
    recipients: team,
    transfers: none,
    kept: ({ logMonths }) =>
      `Los registros técnicos, ${logMonths} meses como máximo. El de operadores, mientras exista el servicio.`,
  },
]
