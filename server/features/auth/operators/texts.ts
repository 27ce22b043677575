/** The output of the commands for operators. */
export const commandTexts = {
  usage: [
    'Uso: npm run cli -- <orden>',
    '  create-operator <correo>             crea un operador, o un enlace nuevo para uno que ya existe',
    '  disable-operator <correo o número>   cierra sus sesiones e impide que entre',
    '  list-operators                       muestra los operadores con el número de su cuenta',
    '  doctor [--json] [--test-mail=correo] examina la configuración, las conexiones y los datos, y dice qué hacer',
    '  judge-offers                         revisa todas las ofertas con las reglas de hoy y anota lo que encuentra',
    '  resume-removals                      reanuda ya los borrados por plazo que esperan tras un parón o un cambio de reloj',
  ].join('\n'),
  offersJudged: (judged: number, marked: number) =>
    `${judged} ofertas revisadas, ${marked} con avisos. Ninguna se ha ocultado.`,
  removalsResumed: 'Los borrados por plazo continúan en la próxima hora.',
  setupLink: (link: string, hours: number) => `Enlace para una sola vez, válido durante ${hours} horas:\n${link}`,
  disabled: (email: string) => `${email} ya no puede entrar.`,
  noOperators: 'No hay operadores.',
  noOperator: (given: string) => `No hay ningún operador con el correo o el número ${given}.`,
  emailTaken: (email: string) => `${email} ya es el correo de otra cuenta. Un operador necesita una cuenta propia.`,
  emailInvalid: (email: string) => `«${email}» no es un correo.`,
  states: { active: 'activo', disabled: 'desactivado', waiting: 'enlace pendiente', expired: 'enlace caducado' },
} as const
