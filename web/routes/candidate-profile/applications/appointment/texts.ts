import type { Appointment } from '#web/api/types.ts'

export const appointmentTexts = {
  title: 'Entrevista',
  question: '¿Cuándo te viene bien?',
  taken: 'Ya no está libre',
  none: 'Ninguna me viene bien',
  noneChosen: 'No puedo a esa hora',
  when: '¿Cuándo puedes?',
  whenHint: 'Una línea, por ejemplo: «Cualquier día de 9:00 a 14:00».',
  whenMissing: 'Escribe cuándo puedes',
  send: 'Enviar',
  cancel: 'Cancelar',
  said: (when: string) => `Has dicho: «${when}»`,
  still: 'Si al final puedes, elige una hora:',
  cancelled: 'Esta entrevista se ha cancelado.',
  over: 'Esta cita ya ha pasado.',
  failed: 'No pudimos guardar tu respuesta. Inténtalo de nuevo',
  failedWords: 'No pudimos enviar tu respuesta. Lo que has escrito sigue aquí',
  waiting: { propuesta: 'Elige una hora para la entrevista', otra: 'Esperas otra hora de la empresa' },
} as const

/** What happens now, while an appointment stands. */
export const nextAppointmentTexts: Partial<Record<Appointment['estado'], string>> = {
  propuesta: 'La empresa te propone cuándo hacer la entrevista: elige una hora, o di cuándo puedes.',
  otra: 'La empresa sabe cuándo puedes. En cuanto proponga otra hora, la verás aquí y en tu correo.',
  confirmada: 'Ya tienes día y hora. La víspera te lo recordaremos por correo. Si no puedes ir, dilo cuanto antes.',
}
