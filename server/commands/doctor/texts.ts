import type { Letter } from '#server/mail/letters/letter.ts'
import { listed, type Level, type Said } from './finding.ts'
import type { Invariant } from './invariant-queries.ts'

export const reportTexts = {
  levels: { ok: '✓', warning: '! Aviso:', wrong: '✗ Mal:' } satisfies Record<Level, string>,
  todo: (todo: string) => `    → ${todo}`,
  sections: {
    settings: 'Configuración',
    connections: 'Conexiones',
    clock: 'Reloj',
    disk: 'Disco',
    backup: 'Copias de seguridad',
    mailDomain: 'Dominio de los correos',
    testMail: 'Correo de prueba',
    data: 'Datos',
  },
  sound: 'Nada está mal.',
  faults: (wrong: number, warnings: number) => `Mal: ${wrong}. Avisos: ${warnings}.`,
} as const

export const connectionTexts = {
  databaseAway: (reason: string): Said => [
    `La base de datos no se puede usar: ${reason}`,
    'Haz lo que dice. Si PostgreSQL está parado, arráncalo; revisa también DATABASE_URL y DATA_DIR, y repite.',
  ],
  secret: (reason: string): Said => [
    `El servicio no arrancará: ${reason}`,
    'Pon el APP_SECRET, o el archivo app-secret en DATA_DIR, que tenía el sitio: las copias de seguridad no lo contienen.',
  ],
  database: (version: string) => `PostgreSQL ${version} responde`,
  replica: ['La base de datos es una réplica de solo lectura', 'Cambia DATABASE_URL a la dirección de la principal.'],
  extensions: (names: readonly string[]): Said => [
    `Faltan extensiones de PostgreSQL: ${listed(names)}`,
    `Créalas con un superusuario: ${names.map((name) => `CREATE EXTENSION ${name};`).join(' ')}`,
  ],
  files: 'El almacén de archivos se puede escribir, leer y borrar',
  noFiles: (folder: string): Said => [
    `En ${folder} no hay todavía una carpeta de archivos`,
    'El servicio la crea al arrancar. Si ya ha arrancado, revisa DATA_DIR.',
  ],
  filesDiffer: ['El almacén de archivos devuelve otra cosa que lo escrito', 'Comprueba el disco o el depósito S3.'],
  filesAway: (reason: string): Said => [
    `El almacén de archivos falla: ${reason}`,
    'Revisa los permisos y el espacio de DATA_DIR/files, o la clave y la política del depósito S3.',
  ],
  mail: (host: string) => `El servidor de correo ${host} acepta la conexión`,
  mailAway: (host: string, reason: string): Said => [
    `El servidor de correo ${host} falla: ${reason}`,
    'Revisa el servidor, el puerto, el usuario y la contraseña de SMTP_URL.',
  ],
  price: 'Stripe acepta la clave y tiene el precio de Premium',
  noPrice: [
    'Stripe no responde, rechaza la clave o no tiene un precio que se pueda vender',
    'Revisa STRIPE_SECRET_KEY y STRIPE_PRICE_ID, y el estado en https://status.stripe.com.',
  ],
} satisfies Record<string, Said | string | ((...given: never[]) => Said | string)>

export const machineTexts = {
  clock: (seconds: number): Said => [
    `Los relojes de este proceso y de la base de datos se llevan ${seconds} segundos`,
    'Activa NTP en las dos máquinas (timedatectl set-ntp true).',
  ],
  timeZone: (here: string, there: string): Said => [
    `En Madrid son las ${here} según Node, y las ${there} según PostgreSQL`,
    'Actualiza los datos de zonas horarias (tzdata) del sistema de PostgreSQL.',
  ],
  sameClock: (time: string) => `Los relojes coinciden: en Madrid son las ${time}`,
  noBackups: [
    'Nadie hace copias de seguridad de este sitio',
    'Configura BACKUP_DIR, en otro disco, y BACKUP_RECIPIENT o BACKUP_PASSPHRASE; o usa otro programa.',
  ] satisfies Said,
  noBackupYet: (folder: string): Said => [
    `En ${folder} todavía no hay ninguna copia de seguridad`,
    'Haz la primera: npm run cli -- backup',
  ],
  oldBackup: (hours: number): Said => [
    `La última copia de seguridad es de hace ${hours} horas`,
    'Mira en el registro por qué falla la copia de la noche, y haz una: npm run cli -- backup',
  ],
  backup: (hours: number) => `La última copia de seguridad es de hace ${hours} horas`,
  noFolder: (folder: string): Said => [`La carpeta ${folder} no existe o no se puede leer`, 'Revisa DATA_DIR.'],
  full: (free: number, needed: number): Said => [
    `Quedan ${free} MB, menos que MIN_FREE_DISK_MB (${needed}): no se guarda ningún archivo`,
    'Libera espacio en el disco de DATA_DIR. No hace falta reiniciar.',
  ],
  nearlyFull: (free: number, needed: number): Said => [
    `Quedan ${free} MB, y con menos de ${needed} no se guarda ningún archivo`,
    'Libera espacio en el disco de DATA_DIR, o amplíalo.',
  ],
  space: (free: number) => `Quedan ${free} MB en el disco de DATA_DIR`,
} as const

export const domainTexts = {
  dnsAway: (domain: string, code: string): Said => [
    `No se ha podido preguntar por ${domain} (${code})`,
    'Comprueba la conexión y el DNS de esta máquina, y repite.',
  ],
  spf: (domain: string) => `${domain} tiene SPF`,
  noSpf: (domain: string): Said => [
    `${domain} no tiene SPF: muchos correos acabarán en el spam`,
    `Añade un registro TXT a ${domain}: «v=spf1 include:… -all», con lo que diga tu proveedor de correo.`,
  ],
  manySpf: (domain: string, count: number): Said => [
    `${domain} tiene ${count} registros SPF, y así no vale ninguno`,
    'Júntalos en uno.',
  ],
  openSpf: (domain: string): Said => [
    `El SPF de ${domain} deja que cualquiera envíe en su nombre (+all)`,
    'Cambia el final por «-all».',
  ],
  dmarc: (domain: string) => `${domain} tiene DMARC`,
  noDmarc: (domain: string): Said => [
    `${domain} no tiene DMARC: Gmail y Outlook rechazan envíos grandes`,
    `Añade un registro TXT a _dmarc.${domain}: «v=DMARC1; p=quarantine; rua=mailto:…».`,
  ],
  weakDmarc: (domain: string): Said => [
    `El DMARC de ${domain} solo observa (p=none)`,
    'Cuando los informes estén bien, cambia a p=quarantine.',
  ],
  dkim: (domain: string) =>
    `DKIM de ${domain}: desde aquí no se ve. Envía un correo con --test-mail y busca «dkim=pass» en su original`,
} as const

export const testMailTexts = {
  letter: {
    subject: 'Correo de prueba',
    paragraphs: [
      'Si lees esto, los correos salen. Mira en el original si pone «spf=pass», «dkim=pass» y «dmarc=pass».',
    ],
    notes: [],
  } satisfies Letter,
  badAddress: (to: string): Said => [`«${to}» no es un correo`, 'Escribe --test-mail=nombre@dominio.'],
  sent: (to: string) => `El servidor de correo ha aceptado un correo para ${to}`,
  written: (folder: string) => `Sin SMTP_URL el correo se ha guardado en ${folder}`,
  failed: (reason: string): Said => [reason, 'Revisa SMTP_URL y MAIL_FROM.'],
} as const

interface Found {
  count: number
  ids: readonly string[]
}

const refresh = 'Ejecuta en la base de datos: select refresh_offer_search(array[…]), con esos números.'

export const invariantTexts = {
  lookAtHistory: 'Mira el historial de esas candidaturas, y el registro del servicio desde su última fecha.',
  broken: ([what, todo]: Said, { count, ids }: Found): Said => [
    `${count} × ${what}: ${listed(ids)}${count > ids.length ? ' …' : ''}`,
    todo,
  ],
  checks: {
    offerWithoutCompany: ['oferta sin proyecto de su empresa', 'Restaura la copia de seguridad, o borra esas ofertas.'],
    publicNotSearched: ['oferta pública que la búsqueda no encuentra', refresh],
    searchedNotPublic: ['oferta que la búsqueda encuentra sin ser pública', refresh],
    searchedOutOfDate: ['oferta con datos viejos en la búsqueda', refresh],
    heldNotQueued: [
      'oferta retenida que no está en la cola de revisión',
      'Pide a su empresa que la guarde de nuevo: así entra en la cola.',
    ],
    fileToBeRemoved: [
      'archivo en uso marcado para borrarse (id del CV, de la persona o de la empresa)',
      'Para el servicio, copia DATA_DIR/files y quita esas filas de pending_file.',
    ],
    companyWithoutAccount: ['empresa sin cuenta', 'Restaura la copia de seguridad.'],
    jobStuck: [
      'trabajo que no acaba, de la cola',
      'Comprueba que un proceso del servicio está en marcha: repite los que un proceso muerto dejó a medias.',
    ],
  } satisfies Record<Invariant, Said>,
  unpaidPremium: [
    'empresa Premium sin suscripción',
    'Comprueba en Stripe si paga. Si es un regalo, no hagas nada.',
  ] as Said,
  sequences: (tables: readonly string[]): Said => [
    `La numeración va por detrás de las filas en: ${listed(tables)}`,
    'Con el servicio parado, adelanta cada secuencia con setval al mayor id de su tabla.',
  ],
  late: (since: Date): Said => [
    `Hay trabajos que esperan desde ${since.toISOString()}`,
    'Comprueba que el servicio está en marcha. Si lo está, busca en su registro «a background job failed».',
  ],
  removalsPaused: (until: Date): Said => [
    `Los borrados por plazo esperan hasta ${until.toISOString()}`,
    'Comprueba el reloj y la copia restaurada. npm run cli -- resume-removals los reanuda ya.',
  ],
} as const
