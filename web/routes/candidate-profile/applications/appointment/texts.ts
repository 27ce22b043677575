import type { Appointment } from '#web/api/types.ts'

export const appointmentTexts = {
  taken: '(ya no está libre)',
  none: 'Ninguna me viene bien',
  noneChosen: 'No puedo a esa hora',
  when: { label: '¿Cuándo puedes?', description: 'Una línea, por ejemplo: «Cualquier día de 9:00 a 14:00».' },
  whenMissing: 'Escribe cuándo puedes',
  send: 'Enviar',
  said: (when: string) => `Has dicho: «${when}». Si al final puedes a una de estas horas, elígela.`,
  failed: 'No pudimos guardar tu respuesta. Inténtalo de nuevo',
} as const

/** What happens now. A time is over if it was chosen, and also if nobody chose it. */
export const nextAppointmentTexts: Record<Appointment['estado'], string> = {
  propuesta: 'La empresa te propone cuándo hacer la entrevista: elige una hora, o di cuándo puedes.',
  otra: 'La empresa sabe cuándo puedes. En cuanto proponga otra hora, la verás aquí y en tu correo.',
  confirmada: 'Ya tienes día y hora. La víspera te lo recordaremos por correo. Si no puedes ir, dilo cuanto antes.',
  cancelada: 'La empresa ha cancelado la cita. Si propone otra hora, la verás aquí y en tu correo.',
  pasada: 'La hora de la entrevista ya ha pasado. Si la empresa propone otra, la verás aquí y en tu correo.',
}
