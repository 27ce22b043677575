import { OFFER_DAYS_MAX } from '#contract/constants.ts'
import { PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

/** The sentences of the forms that several screens share. */

export const formTexts = {
  tooLong: (max: number) => `Escribe ${max} caracteres como máximo`,
} as const

/** A stored choice that was retired. */
export const noMoreOffered = (name: string): string => `${name} (ya no se ofrece)`

export const deleteTexts = {
  gone: 'Ya se había eliminado. Hemos actualizado la lista.',
} as const

export const placeTexts = {
  community: 'Comunidad autónoma',
  province: 'Provincia',
  city: 'Ciudad',
  provinceFirst: 'Elige antes la provincia',
  provinceMissing: 'Elige una provincia',
} as const

export const companyFormTexts = {
  createTitle: 'Sobre tu empresa:',
  editTitle: 'Los datos de tu empresa:',
  placeTitle: 'Dónde está',
  image: 'Logo de la empresa',
  name: 'Nombre de la empresa',
  nameMissing: 'Escribe el nombre de la empresa',
  acronym: 'Acrónimo',
  acronymHint: 'Lo sacamos del nombre. Cámbialo si usas otro.',
  acronymMissing: 'Escribe el acrónimo de la empresa',
} as const

export const candidateFormTexts = {
  createTitle: 'Sobre ti:',
  editTitle: 'Tus datos:',
  placeTitle: 'Dónde vives',
  image: 'Foto de perfil',
  more: 'Añadir foto y otros datos (opcional)',
  moreTitle: 'Foto y otros datos (opcional)',
  firstName: 'Nombre',
  firstNameMissing: 'Escribe tu nombre',
  firstSurname: 'Primer apellido',
  firstSurnameMissing: 'Escribe tu primer apellido',
  secondSurname: 'Segundo apellido',
  sex: 'Sexo',
  birthDate: 'Fecha de nacimiento',
  birthDateFaults: {
    incomplete: 'La fecha de nacimiento no está completa: día, mes y año',
    range: 'Revisa el año de tu fecha de nacimiento',
    future: 'La fecha de nacimiento no puede ser futura',
    underAge: 'Para trabajar en España debes tener al menos 16 años',
  },
  phone: 'Teléfono móvil',
  phoneMissing: 'Escribe tu teléfono móvil',
  phoneWrong: 'Escribe un teléfono de 9 cifras, o con el prefijo de su país (+34…)',
  nationality: 'Nacionalidad',
  documentType: 'Tipo de documento',
  documentNumber: 'Número de documento',
  documentFaults: {
    dni: 'Un DNI tiene 8 cifras y una letra, como 12345678Z',
    nie: 'Un NIE empieza por X, Y o Z, sigue con 7 cifras y termina en una letra',
    letter: 'La letra no corresponde al número: revísalo',
    other: 'Escribe de 5 a 20 letras y números, sin otros signos',
  },
  postalCode: 'Código postal',
  postalCodeHint: 'Cinco cifras, por ejemplo 28001',
  postalCodeMissing: 'Escribe tu código postal',
  postalCodeWrong: 'El código postal tiene cinco cifras, de 01000 a 52999',
  postalCodeOdd: 'Este código postal parece de otra provincia. Si es correcto, puedes continuar.',
} as const

/** Refusals that only the server can decide, by code: the field that is marked, and the sentence beside it. Without one, the server's. */
export const refusals: Readonly<Record<string, readonly [field: string, sentence?: string]>> = {
  phone_invalid: ['telefono_movil', 'Este teléfono no existe: revísalo'],
  document_invalid: ['num_documento', 'El número de documento no es válido'],
  tax_number_invalid: ['nif', 'El NIF no es válido: revisa los números y la letra'],
  tax_number_taken: ['nif', 'Este NIF ya está en otra cuenta. Si es de tu empresa, escríbenos y lo resolvemos'],
  website_invalid: ['web', 'La dirección de la web no es válida'],
  contact_phone_invalid: ['contacto_telefono', 'Este teléfono no existe: revísalo'],
  birth_date_invalid: ['fecha_nacimiento', 'La fecha de nacimiento no es válida'],
  under_age: ['fecha_nacimiento', candidateFormTexts.birthDateFaults.underAge],
  town_unknown: ['ciudad'],
  message_refused: ['texto'],
  place_mismatch: ['mst_ciudades_id', 'La ciudad no está en la provincia elegida'],
  offer_expiry_invalid: ['caduca_el', `La fecha debe estar entre hoy y dentro de ${OFFER_DAYS_MAX} días`],
  publish_day_invalid: ['publicar_el', `La fecha debe estar entre mañana y dentro de ${PUBLISH_DAYS_MAX} días`],
  dates_out_of_order: ['fecha_fin', 'La fecha de fin no puede ser anterior a la de inicio'],
  salary_out_of_order: ['salario_max', 'El salario máximo no puede ser menor que el mínimo'],
  name_taken: ['nombre', 'Ya hay otra entrada con este nombre'],
  file_unreadable: ['image', 'No hemos podido leer la imagen'],
  body_too_large: ['image', 'La imagen pesa demasiado: el máximo son 5 MB'],
  image_invalid: ['image', 'La imagen no es válida: usa un archivo JPG, PNG o WebP'],
  image_too_large: ['image', 'La imagen pesa demasiado: el máximo son 5 MB'],
  image_too_many_pixels: ['image', 'La imagen tiene demasiados píxeles: redúcela y vuelve a elegirla'],
  image_animated: ['image', 'Las imágenes animadas no se admiten: usa una imagen fija'],
  email_same: ['email', 'Este ya es el correo de tu cuenta'],
  password_wrong: ['currentPassword', 'Tu contraseña actual no es esta'],
  password_short: ['password', 'La contraseña es demasiado corta'],
  password_long: ['password', 'La contraseña es demasiado larga'],
  password_common: ['password'],
  password_like_email: ['password', 'La contraseña se parece demasiado a tu correo: elige otra'],
  password_like_brand: ['password', 'La contraseña se parece demasiado al nombre de este sitio: elige otra'],
}

/** Notes about acts of a company that end applications. `because` is the end of the sentence. */
export const closingTexts = {
  waiting: (people: number, because: string) =>
    people === 1
      ? `Una persona espera respuesta: le diremos que ${because}.`
      : `${spanishNumber(people)} personas esperan respuesta: les diremos que ${because}.`,
  sentence: (people: number) =>
    people === 1 ? 'Una frase tuya para esa persona (opcional)' : 'Una frase tuya para esas personas (opcional)',
  sentenceHint: 'Irá en el correo y en «Tus candidaturas».',
} as const

/** A field that takes several choices of a list. */
export const manyTexts = {
  first: 'Escribe y elige',
  more: 'Añadir otro',
  full: (max: number) => `Has elegido ${max}, el máximo. Quita uno para añadir otro.`,
  chosen: (label: string) => `${label}: lo que has elegido`,
  remove: (name: string) => `Quitar ${name}`,
} as const
