/** What a company reads after saving an offer. `until` is a moment, such as «lunes 23 de noviembre a las 12:00». */
export const reviewTexts = {
  published: (until: string) => `Ya está publicada. La revisaremos antes del ${until}.`,
  held: (until: string) => `Está en revisión y todavía no se ve. La miraremos antes del ${until}.`,
  suspicious: ({ found, reason, advice, until }: { found: string; reason: string; advice: string; until: string }) =>
    `Está en revisión y todavía no se ve, por lo que dice: «${found}». ${reason} ${advice} La miraremos antes del ${until}.`,
  stillRejected: 'La rechazamos y no se ve. Corrígela y la revisaremos de nuevo.',
}
