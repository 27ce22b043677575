// Made by the first call, because making them takes a slow phone 20 ms.
let formats: { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat } | undefined

const timeZone = 'Europe/Madrid'

/** A moment of the next days in Madrid, as in «lunes 23 de noviembre a las 12:00». It follows «antes del». */
export function spanishDeadline(moment: Date): string {
  formats ??= {
    day: new Intl.DateTimeFormat('es-ES', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
    time: new Intl.DateTimeFormat('es-ES', { timeZone, hour: 'numeric', minute: '2-digit' }),
  }
  const time = formats.time.format(moment)
  return `${formats.day.format(moment).replace(',', '')} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}
