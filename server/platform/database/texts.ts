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
}
