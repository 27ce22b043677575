const digits = (value: number): string => value.toLocaleString('es-ES', { maximumFractionDigits: 1 })

const HOURS_SHOWN_MAX = 48

/** «3,5 h», and from two days on «2,2 días». */
export const duration = (hours: number): string =>
  hours < HOURS_SHOWN_MAX ? `${digits(hours)} h` : `${digits(hours / 24)} días`
