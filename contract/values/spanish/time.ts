/** Writes moments as in Madrid. The first call makes the format, because that takes a slow phone many milliseconds. */
export function inMadrid(options: Intl.DateTimeFormatOptions, locale = 'es-ES') {
  let format: Intl.DateTimeFormat | undefined
  return (moment: string | Date): string => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Madrid', ...options })
    return format.format(new Date(moment))
  }
}

/** The time of a moment in Madrid, as in «9:05». */
export const timeInMadrid = inMadrid({ hour: 'numeric', minute: '2-digit' })
