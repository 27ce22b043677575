import { REASON_MAX, REASON_MIN } from '#contract/constants.ts'

interface FailedJobLine {
  id: string
  queue: string
  since: string
  receiver: string | null
  reason: string | null
}

interface Imported {
  offers: readonly { row: number; name: string; state: number; review: string; hasNamesake: boolean }[]
  known: readonly number[]
}

/** The sentences of the shell. */
export const shellTexts = {
  usage: [
    'Uso: npm run cli -- <orden>, y con --help la explica',
    '',
    'Operadores',
    '  create-operator <correo>             crea un operador, o un enlace nuevo para uno que ya existe',
    '  disable-operator <correo o número> [--yes]',
    '                                       cierra sus sesiones e impide que entre',
    '  list-operators                       muestra los operadores con el número de su cuenta',
    'Ofertas y cuentas',
    '  hide-offer <número> --reason=<motivo> [--note=<texto para la empresa>] [--yes]',
    '                                       rechaza una oferta: deja de verse al momento, y su empresa recibe el motivo',
    '  import-offers <archivo.csv> --company=<número> --project=<número> [--write=si]',
    '                                       prueba un archivo de ofertas sin guardar nada; con --write=si las publica todas',
    '  judge-offers                         revisa todas las ofertas con las reglas de hoy y anota lo que encuentra',
    '  refresh-search                       escribe de nuevo el índice de búsqueda; el sitio sigue abierto',
    '  disable-account <correo o número> --reason=<motivo> [--enable] [--yes]',
    '                                       desactiva una cuenta: nadie puede entrar en ella; con --enable la reactiva',
    '  export <correo o número> <archivo>   guarda en un ZIP todos los datos de una cuenta',
    'Mantenimiento',
    '  doctor [--json] [--test-mail=correo] examina la configuración, las conexiones y los datos, y dice qué hacer;',
    '                                       --json lo escribe para programas, --test-mail envía un correo de prueba',
    '  resend-mail [cola o id]              repite los trabajos que fallaron para siempre; con una cola o un id, solo esos',
    '  resend-mail --list [cola]            los muestra sin repetirlos: id, cola, desde cuándo, a quién y por qué',
    '  resume-removals                      reanuda ya los borrados por plazo que esperan tras un parón o un cambio de reloj',
    '  rotate-secret [--yes]                cifra todo con el APP_SECRET nuevo',
    'Copias de seguridad',
    '  backup                               hace una copia ahora, en BACKUP_DIR',
    '  check-backup <copia> [--identity=archivo]  comprueba una copia entera',
    '  restore <copia> [--identity=archivo]       la restaura en un sitio vacío',
    '',
    'Las órdenes marcadas con [--yes] piden antes que escribas «sí». Con --yes no lo piden: úsalo en un script.',
  ].join('\n'),
  unknownOption: (name: string) => `No existe la opción ${name}.`,
  optionWithoutValue: (name: string) => `Falta el valor de ${name}: escríbelo como ${name}=valor.`,
  flagWithValue: (name: string) => `${name} no lleva ningún valor.`,
  tooMany: (words: readonly string[]) => `Sobra: ${words.join(' ')}`,
  unknownCommand: (name: string) => `No existe la orden «${name}». Están todas en: npm run cli -- help`,
  offerNumber: 'Indica el número de la oferta, el del final de su dirección.',
  reasons: (reasons: readonly string[]) => `Indica --reason con uno de estos motivos: ${reasons.join(', ')}.`,
  noteMissing: 'Con --reason=otra hace falta --note: el texto que lee la empresa.',
  offerHidden: (name: string) => `«${name}» ya no se ve. Su empresa recibe un correo con el motivo.`,
  areYouSure: (warning: string) => `${warning}\n¿Seguro? Escribe «sí»: `,
  consent: /^s[ií]$/i,
  yesMissing: (warning: string) => `${warning} Aquí nadie puede confirmarlo: repite la orden con --yes.`,
  notDone: 'No se ha hecho nada.',
  hidesOffer: (id: number) => `La oferta ${id} dejará de verse y su empresa recibirá el motivo.`,
  disablesAccount: (whose: string) =>
    `Se cerrarán las sesiones de la cuenta ${whose} y nadie podrá entrar en ella. Si es de una empresa, sus ofertas dejarán de verse y se cerrarán las candidaturas que esperan respuesta.`,
  rotatesSecret: 'Todo se cifrará con el APP_SECRET nuevo, y con el anterior ya no se podrá leer nada.',
  disableArguments: `Indica la cuenta, por correo o número, y --reason con el motivo que leerá su dueño: de ${REASON_MIN} a ${REASON_MAX} caracteres.`,
  operatorAccount: 'Es la cuenta de un operador: usa disable-operator, o create-operator para que vuelva a entrar.',
  accountChanged: (email: string, isDisabled: boolean) =>
    `${isDisabled ? `Nadie puede entrar ya en la cuenta ${email}` : `La cuenta ${email} vuelve a estar activa`}. Su dueño recibe un correo con el motivo.`,
  accountUnchanged: (email: string, isDisabled: boolean) =>
    `La cuenta ${email} ya estaba ${isDisabled ? 'desactivada' : 'activa'}: no se ha cambiado nada.`,
  importArguments:
    'Indica el archivo CSV, --company con el número de la empresa y --project con el de uno de sus proyectos activos.',
  imported: (isWritten: boolean, { offers, known }: Imported) => {
    const inactive = offers.filter(({ state }) => state === 0).length
    const held = offers.filter(({ state, review }) => state === 1 && review === 'held').length
    return [
      ...offers.map(
        ({ row, name, state, review, hasNamesake }) =>
          `fila ${row}: ${name}${state === 1 ? '' : ' (no activa: límite del plan gratuito)'}${review === 'held' ? ' (espera revisión)' : ''}${hasNamesake ? ' (hay otra con este nombre: mira si es la misma)' : ''}`,
      ),
      ...known.map(
        (row) => `fila ${row}: igual a otra fila o a una oferta abierta o rechazada del proyecto; no se publica otra`,
      ),
      isWritten ? 'Hecho.' : 'Es solo una prueba: no se ha guardado nada. Con --write=si ocurriría esto:',
      `Publicadas: ${offers.length - inactive - held}. A la espera de revisión: ${held}. No activas: ${inactive}. Repetidas: ${known.length}.`,
    ].join('\n')
  },
  searchRefreshed: (offers: number, candidates: number) =>
    `Escrito de nuevo el índice de ${offers} ofertas y ${candidates} candidatos.`,
  repeated: (count: number) => {
    if (count === 0) return 'No hay trabajos que repetir.'
    return count === 1 ? 'Se repite 1 trabajo.' : `Se repiten ${count} trabajos.`
  },
  noneFailed: 'No hay trabajos fallidos.',
  noFailedJob: (id: string) => `No hay ningún trabajo fallido con el id ${id}: quizá ya se ha repetido.`,
  failedJob: ({ id, queue, since, receiver, reason }: FailedJobLine) =>
    `${id}  ${queue}  desde ${since}  para ${receiver ?? '(sin destinatario)'}: ${reason ?? 'su proceso terminó, o tardó demasiado'}`,
  unknownQueue: (name: string, known: readonly string[]) =>
    `No existe la cola «${name}». Existen: ${known.join(', ')}.`,
  exportArguments: 'Indica la cuenta, por correo o número, y el archivo .zip que se va a crear.',
  noAccount: (given: string) => `No hay ninguna cuenta con el correo o el número ${given}.`,
  fileExists: (path: string) => `${path} ya existe: elige otro nombre.`,
  exported: (email: string, path: string) =>
    `Los datos de ${email} están en ${path}. Bórralo cuando lo hayas entregado. Queda anotado en el registro.`,
} as const
