import type { AppointmentMode } from '#contract/values/applications/appointment-limits.ts'

export const proposed = 'Hemos propuesto la cita. Te avisaremos cuando responda.'
export const cancelled = 'Cita cancelada. Se lo diremos a la otra parte.'
export const chosen = 'Entrevista confirmada. Se lo diremos a la empresa y te enviaremos la cita para tu calendario.'
export const saidWhen = 'Le diremos a la empresa cuándo puedes.'

/** Of a file for calendars. */
export const withCompany = (company: string, offer: string) => `Entrevista en ${company}: ${offer}`
export const withPerson = (person: string, offer: string) => `Entrevista con ${person}: ${offer}`
export const somebody = 'una persona'

/** How and where people meet. Mails show no links but our own. */
export const whereOf = (mode: AppointmentMode, place: string): string => {
  if (mode === 'video') return 'por videollamada (el enlace está en la candidatura)'
  if (mode === 'presencial') return `en ${place}`
  return place ? `por teléfono (${place})` : 'por teléfono'
}

/** The page on which a side reads the application. */
export const pathOf = (side: 'candidate' | 'company', applicationId: number | null): string =>
  `${side === 'candidate' ? '/mi-perfil?seccion=candidaturas' : '/perfil-empresa?seccion=candidatos'}${applicationId === null ? '' : `&candidatura=${applicationId}`}`
