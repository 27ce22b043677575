/** Why the database cannot be reached, for the operator: by the code of the system or of PostgreSQL. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nada escucha en esa dirección',
  ENOTFOUND: 'ninguna máquina tiene ese nombre',
  ETIMEDOUT: 'no contesta',
  '28P01': 'el usuario y la contraseña no coinciden',
  '28000': 'no deja entrar a este usuario',
  '3D000': 'no existe ninguna base de datos con ese nombre',
  '57P03': 'está arrancando o parando',
}

export const databaseTexts = {
  unreachable: (name: string, host: string, { code = '', message }: Error & { code?: string }) =>
    `No se puede usar la base de datos ${name} en ${host}: ${reasons[code] ?? message}. Revisa DATABASE_URL.`,
  empty:
    'La base de datos está vacía: revisa DATA_DIR y DATABASE_URL, o arranca antes el servicio. No se ha creado nada.',
  beingRestored:
    'Aquí hay una restauración en marcha o a medias. Si no hay ninguna en marcha, repite la orden restore: empieza de nuevo desde el principio. No se ha cambiado nada.',
  behind:
    'La base de datos es de una versión anterior: arranca antes el servicio, que la actualiza. No se ha cambiado nada.',
  tooOldTables:
    'La base de datos es de una versión anterior a la última que la podía actualizar: instala la etiqueta before-baseline del repositorio, arráncala una vez y vuelve a esta. No se ha cambiado nada.',
  tooOld: (release: number, oldest: number) =>
    `El servidor de DATABASE_URL es PostgreSQL ${release}, y hace falta PostgreSQL ${oldest} o posterior. No se ha cambiado nada.`,
  otherEncoding: (encoding: string) =>
    `La base de datos de DATABASE_URL guarda los textos en ${encoding}, y hace falta UTF8. Crea otra con: CREATE DATABASE faro TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'. No se ha cambiado nada.`,
  withoutExtensions: (names: string[]) =>
    `Falta ${names.join(', ')} en el servidor de DATABASE_URL: instala las extensiones de PostgreSQL (en Debian, el paquete postgresql-contrib). No se ha cambiado nada.`,
}
