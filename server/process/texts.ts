/** Messages on the terminal of the operator. */
export const startTexts = {
  address: (address: string) => `Faro Empleo responde en ${address}`,
  data: (place: string) => `Datos en ${place}`,
  demoAccounts: (accounts: string) => `Cuentas de demostración: ${accounts}`,
  noDemoAccounts: 'Sin cuentas de demostración',
  moderation: {
    after: 'Las ofertas se publican al momento y se revisan después (MODERATION=after)',
    first: 'La primera oferta de una empresa sin verificar espera a que la aprueben (MODERATION=first)',
    before: 'Las ofertas de empresas sin verificar esperan a que las aprueben (MODERATION=before)',
  },
  mailNotSent: (folder: string) =>
    `Los correos no se envían: se guardan en ${folder}. Para enviarlos, configura SMTP_URL y MAIL_FROM.`,
  premiumNotSold:
    'Premium todavía no está disponible: BASE_URL o HOST permite entrar desde fuera de esta máquina y no hay claves de Stripe. ' +
    'Para venderlo, configura STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET y STRIPE_PRICE_ID; para probarlo sin cobrar nada, PAYMENTS=stand-in.',
  ownerUnknown: (names: readonly string[]) =>
    `Las páginas legales no dicen quién lleva el sitio. Falta configurar: ${names.join(', ')}. npm run doctor dice más.`,
  waitingForDatabase: (reason: string) =>
    `La base de datos no responde. Faro Empleo sigue en marcha, contesta 503 y espera a que vuelva. ${reason}`,
  /** The sentence for a code of the operating system or of PostgreSQL. Undefined: it has none. */
  systemFault: (code = '', path = 'un archivo'): string | undefined =>
    ({
      ENOENT: `No existe ${path}, o falta su carpeta.`,
      ENOTDIR: `La ruta ${path} pasa por un archivo, que no es una carpeta.`,
      EISDIR: 'Se ha indicado una carpeta, y hace falta un archivo.',
      EACCES: `No hay permiso para usar ${path}.`,
      EPERM: `No hay permiso para usar ${path}.`,
      EROFS: `No se puede escribir ${path}: su disco es de solo lectura.`,
      ENOSPC: 'No queda espacio en el disco: libera espacio y repite.',
      53100: 'No queda espacio en el disco de la base de datos: libera espacio y repite.',
    })[code],
  building: 'Preparando el programa por primera vez o tras un cambio…',
  buildSteps: {
    client: '  1/3 Páginas para el navegador…',
    ssr: '  2/3 Servidor…',
    compressed: '  3/3 Copias comprimidas…',
  },
  buildFailed: 'No se ha podido preparar el programa.',
  portInUse: (port: number) =>
    `El puerto ${port} ya está en uso: cierra el programa que lo ocupa o elige otro con PORT.`,
  portForbidden: (port: number) => `No hay permiso para usar el puerto ${port}: elige otro con PORT (1024 o mayor).`,
  hostUnknown: (host: string) => `Esta máquina no tiene la dirección ${host}: revisa HOST.`,
  dataForbidden: (folder: string) =>
    `No hay permiso para escribir en la carpeta de datos ${folder}: cambia sus permisos o elige otra con DATA_DIR.`,
  dataIsFile: (folder: string) =>
    `${folder} no puede ser la carpeta de datos: esa ruta pasa por un archivo. Elige otra con DATA_DIR.`,
  dataNameTooLong: 'El nombre de la carpeta de datos es demasiado largo: elige otra con DATA_DIR.',
  dataReadOnly: (folder: string) =>
    `La carpeta de datos ${folder} está en un sistema de archivos de solo lectura: elige otra con DATA_DIR.`,
  diskFull: (folder: string) =>
    `No queda espacio en el disco de la carpeta de datos ${folder}: libera espacio o elige otra con DATA_DIR.`,
  dataUnusable: (folder: string, code: string) =>
    `No se puede crear la carpeta de datos ${folder} (${code}): elige otra con DATA_DIR.`,
} as const
