export const pageTexts = {
  saved: 'Hemos guardado la página de tu empresa.',
  said: ({ found, reason, advice }: { found: string; reason: string; advice: string }) =>
    `Dice «${found}». ${reason} ${advice}`,
  held: (said: string | undefined) =>
    ['Los candidatos todavía no ven lo que has escrito: antes lo revisará nuestro equipo.', said]
      .filter(Boolean)
      .join(' '),
}
