/** /renovar-oferta. Why it is refused is the server's sentence. */

export const renewTexts = {
  title: 'Renueva tu oferta',
  hint: 'Pulsa el botón y la publicaremos otra vez por el plazo habitual, desde hoy. No hace falta iniciar sesión.',
  press: 'Renovar',
  doneTitle: 'Oferta renovada',
  done: (name: string, until: string) => `«${name}» se publica hasta el ${until}.`,
  /** An operator keeps it back, so it is not published. */
  doneHidden: (name: string, until: string) => `«${name}» tiene plazo hasta el ${until}.`,
  usedTitle: 'Esta oferta ya está al día',
  refusedTitle: 'No la hemos renovado',
  invalidHint: (days: number) =>
    `Está incompleto, la oferta ya no existe o caducó hace más de ${days} días. En tu panel puedes renovar tus ofertas.`,
  panel: 'Ver mis ofertas',
  failed: 'No hemos podido renovar la oferta, intenta luego',
  changedMind: '¿Ya no buscas a nadie?',
  close: 'Márcala como cubierta',
} as const
