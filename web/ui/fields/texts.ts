export const dateTexts = {
  openCalendar: 'Abrir calendario',
  month: 'Mes',
  year: 'Año',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  incomplete: 'La fecha no está completa: día, mes y año',
  outOfRange: (min: string, max: string) => `La fecha tiene que estar entre el ${min} y el ${max}`,
} as const

export const summaryTexts = {
  title: (count: number) => (count === 1 ? 'Revisa este campo:' : `Revisa estos ${count} campos:`),
} as const
