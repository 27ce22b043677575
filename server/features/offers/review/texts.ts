/** Texts for a company after saving an offer. `when` is «antes del lunes 23 de noviembre a las 12:00», or `soon`. */
export const reviewTexts = {
  published: (when: string) => `Ya está publicada. La revisaremos ${when}.`,
  held: (when: string) => `Está en revisión y todavía no se ve. La miraremos ${when}.`,
  suspicious: (said: string, when: string) => `Está en revisión y todavía no se ve. ${said} La miraremos ${when}.`,
  /** The finding of a rule, and what to do. */
  said: ({ found, reason, advice }: { found: string; reason: string; advice: string }) =>
    `Dice «${found}». ${reason} ${advice} Cuando guardes el cambio, la comprobamos otra vez al momento.`,
  before: (moment: string) => `antes del ${moment}`,
  /** Its time is over: a moment of the past would be no promise. */
  soon: 'cuanto antes',
  stillRejected: 'La rechazamos y no se ve. Corrígela y la revisaremos de nuevo.',
}
