/** The sentences of the shell about backups. */
export const backupTexts = {
  noPlace: 'Falta BACKUP_DIR: la carpeta, mejor en otro disco, que guarda las copias de seguridad.',
  noKey:
    'Falta BACKUP_RECIPIENT (una clave pública de age, age1…) o BACKUP_PASSPHRASE: sin cifrar no se guarda ninguna copia.',
  noIdentity:
    'Hace falta la clave privada de BACKUP_RECIPIENT: indícala con --identity=ARCHIVO. Con contraseña, configura BACKUP_PASSPHRASE.',
  wrongPassphrase: 'BACKUP_PASSPHRASE no es la contraseña de estas copias.',
  wrongIdentity: 'La clave privada no es la de estas copias.',
  noBackupNamed: 'Indica la copia: su carpeta, o su nombre en BACKUP_DIR.',
  noBackup: (path: string) => `En ${path} no hay ninguna copia de seguridad completa.`,
  newer: (release: string) =>
    `La copia es de una versión más nueva del programa (${release}). Instala esa versión y repite.`,
  busy: 'Ya se está haciendo otra copia de seguridad, o restaurando una. Espera a que acabe y repite.',
  foreignName: (name: string) =>
    `La copia nombra ${name}, que no es de esta base de datos: alguien la ha alterado. Restaura otra.`,
  notEmpty: 'La base de datos ya tiene datos. Una copia solo se restaura en una base de datos vacía.',
  notEmptyFiles:
    'El almacén de archivos ya pertenece a una instalación. Una copia solo se restaura en un almacén vacío.',
  made: (made: { name: string; tables: number; rows: number; files: number; newFiles: number; seconds: number }) =>
    `Copia ${made.name}: ${made.tables} tablas con ${made.rows} filas, ${made.files} archivos (${made.newFiles} nuevos), en ${made.seconds} s.`,
  future: (names: readonly string[]): (readonly [string, string])[] =>
    names.map((name) => [
      `La fecha de la copia ${name} está en el futuro`,
      'Comprueba el reloj (timedatectl). Las copias van por su número, y esta se borra cuando le toca.',
    ]),
  sound: (name: string, parts: number) => `La copia ${name} está completa: ${parts} partes comprobadas.`,
  damaged: (names: readonly string[]) =>
    ['Estas partes están dañadas o faltan:', ...names.map((name) => `  ${name}`)].join('\n'),
  restored: (name: string, rows: number, files: number) =>
    `Restaurada la copia ${name}: ${rows} filas y ${files} archivos, con todas las sumas comprobadas. Antes de arrancar pon el mismo APP_SECRET (o app-secret en DATA_DIR) que tenía el sitio: la copia no lo contiene.`,
} as const
