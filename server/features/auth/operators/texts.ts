/** The output of the commands for operators. */
export const commandTexts = {
  offersJudged: (judged: number, marked: number) =>
    `${judged} ofertas revisadas, ${marked} con avisos. Ninguna se ha ocultado.`,
  removalsResumed: 'Los borrados por plazo continúan en la próxima hora.',
  setupLink: (link: string, hours: number) => `Enlace para una sola vez, válido durante ${hours} horas:\n${link}`,
  disables: (whose: string) => `El operador ${whose} no podrá entrar, y sus sesiones se cerrarán.`,
  disabled: (email: string) => `${email} ya no puede entrar.`,
  noOperators: 'No hay operadores.',
  noOperator: (given: string) => `No hay ningún operador con el correo o el número ${given}.`,
  emailInvalid: (email: string) => `«${email}» no es un correo.`,
  states: { active: 'activo', disabled: 'desactivado', waiting: 'enlace pendiente', expired: 'enlace caducado' },
} as const
