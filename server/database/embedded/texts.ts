/** Messages on the terminal of the operator about the embedded PostgreSQL. */
export const clusterTexts = {
  place: (folder: string, port: number) => `${folder} (puerto ${port})`,
  placeOutside: (folder: string, port: number, why: { user: string; closed: string }) =>
    `${folder} (puerto ${port}; fuera de DATA_DIR, porque el usuario ${why.user} no puede entrar en ${why.closed})`,

  missing: (dataDir: string) =>
    `En ${dataDir} no hay ninguna base de datos: revisa DATA_DIR y DATABASE_URL, o arranca antes el servicio. No se ha creado nada.`,
  inUse: (dataDir: string, pid: string) =>
    `La carpeta de datos ${dataDir} ya está en uso por ${pid ? `el proceso ${pid}` : 'otro proceso'} de Faro Empleo: detenlo o elige otra carpeta con DATA_DIR.`,
  didNotStart: (output: string) => `PostgreSQL no ha arrancado. Su mensaje:\n${output}`,
  crashed: (folder: string) => `PostgreSQL se ha detenido sin que nadie lo pidiera en ${folder}. Se vuelve a arrancar.`,
  restartFails: (reason: string) =>
    `No se ha podido volver a arrancar PostgreSQL. Se seguirá intentando hasta que arranque. ${reason}`,
  restarted: (folder: string, port: number) => `PostgreSQL vuelve a funcionar en ${folder} (puerto ${port}).`,
  tooSlow: (folder: string, dataDir: string) =>
    `PostgreSQL lleva un minuto arrancando o deteniéndose en ${folder}: consulta ${dataDir}/postgres.log.`,

  wrongPassword: (folder: string, dataDir: string) =>
    `La contraseña de ${dataDir}/postgres.json no es la de la base de datos de ${folder}: restaura los dos desde la misma copia de seguridad.`,
  passwordMissing: (folder: string) =>
    `${folder} contiene una base de datos, pero a su lado falta postgres.json con su contraseña: restaura ese archivo desde una copia de seguridad, o mueve la carpeta pg a otro sitio para empezar con una base de datos vacía.`,
  recordDamaged: (file: string) =>
    `El archivo ${file}, con la contraseña de la base de datos, está dañado: restáuralo desde una copia de seguridad.`,

  externalGone: (outside: string, dataDir: string) =>
    `No existe ${outside}, la carpeta de la base de datos de ${dataDir}: restáurala desde una copia de seguridad.`,
  externalShared: (outside: string, dataDir: string, owner: string) =>
    `${dataDir} es una copia de ${owner}, y las dos usarían la base de datos de ${outside}: para empezar con una base de datos vacía, borra ${dataDir}/postgres.json.`,
  noPlace: (dataDir: string, user: string, parents: readonly string[]) =>
    `El usuario ${user} de PostgreSQL no puede entrar en ${dataDir} ni en ninguna carpeta dentro de ${parents.join(', ')}: elige con DATA_DIR una carpeta que otros usuarios puedan atravesar, o define DATABASE_URL.`,

  noUser:
    'PostgreSQL no puede arrancar como root, y no existe ningún usuario «postgres» ni «nobody»: arranca con un usuario normal, o define DATABASE_URL.',

  programsFail: (folder: string, reason: string) =>
    `Los programas de PostgreSQL en ${folder} no se pueden ejecutar (${reason}): define DATABASE_URL para usar otro servidor.`,
  programsMissing: (platform: string) =>
    `PostgreSQL no está instalado para ${platform}: ejecuta npm ci, o define DATABASE_URL.`,
} as const
