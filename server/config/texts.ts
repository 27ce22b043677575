/** Messages on the terminal of the operator. None repeats a value: many values are secrets, and messages are logged. */

/** The valid values of each variable. The name of the variable comes first. */
export const envTexts = {
  unusable: 'La configuración no es válida. Corrige lo siguiente y vuelve a arrancar:',
  mistake: (name: string, rule: string) => `${name} ${rule}.`,
  missing: (name: string, given: string) => `Falta ${name}: dale un valor o quita ${given}.`,
  eitherOr: (name: string, other: string) => `${name} y ${other} no pueden ir juntas: quita una de las dos.`,
  wholeNumber: (minimum: number, maximum: number) => `debe ser un número entero de ${minimum} a ${maximum}`,
  below: (name: string) => `debe ser menor que ${name}`,
  yesOrNo: 'debe ser 1 o 0',
  webAddress: 'debe ser una dirección que empiece por http:// o https://',
  origin: 'debe ser solo el origen, sin ruta, como https://empleo.example',
  databaseAddress: 'debe tener la forma postgres://usuario:contraseña@servidor:5432/base',
  scannerAddress: 'debe tener la forma tcp://servidor:3310',
  mailServer: 'debe tener la forma smtp://usuario:contraseña@servidor:587 o smtps://usuario:contraseña@servidor:465',
  emailAddress: 'debe ser una dirección de correo',
  taxId: 'debe ser un NIF, como B12345674',
  processors: 'debe tener la forma «Nombre: para qué (país)», con «;» entre uno y otro',
  recipient: 'debe ser una clave pública de age (age1…)',
  secret: (minimum: number) => `debe tener al menos ${minimum} caracteres`,
  oneOf: (choices: readonly string[]) => `debe ser uno de estos valores: ${choices.join(', ')}`,
  stripeKey: 'debe empezar por sk_live_, rk_live_, sk_test_ o rk_test_',
  webhookSecret: 'debe empezar por whsec_: es el secreto de firma del webhook',
  priceId: 'debe empezar por price_: es el id de un precio, no de un producto',
} as const

export const fileTexts = {
  secretMissing: (path: string) => `Falta APP_SECRET, y no existe ${path}: revisa DATA_DIR. No se ha cambiado nada.`,
  damaged: (path: string) =>
    `El archivo ${path} está dañado: restáuralo desde una copia de seguridad, o bórralo para crear otro.`,
  unreadable: (path: string) => `No se puede leer ${path}: comprueba que es un archivo de texto, o bórralo.`,
} as const
