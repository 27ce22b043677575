// Made when it is first used: public pages do not need it.
let inMadrid: Intl.DateTimeFormat | undefined

/** The time of a moment in Madrid, as in «9:05». */
export function timeInMadrid(moment: string | Date): string {
  inMadrid ??= new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' })
  return inMadrid.format(new Date(moment))
}
