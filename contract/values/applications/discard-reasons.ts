/** Why a company discards an application: a name for its list, and the text that it may change before the candidate reads it. */
export const discardReasons = {
  otro_perfil: {
    label: 'Buscamos otro perfil',
    text: 'Hemos leído tu candidatura con atención. Para este puesto buscamos un perfil distinto y no vamos a seguir adelante con ella.',
  },
  experiencia: {
    label: 'Experiencia',
    text: 'Hemos leído tu candidatura con atención. Para este puesto necesitamos una experiencia distinta de la que cuentas en tu CV.',
  },
  formacion: {
    label: 'Formación o titulación',
    text: 'Hemos leído tu candidatura con atención. Este puesto pide una formación o una titulación que no hemos encontrado en tu CV.',
  },
  idiomas: {
    label: 'Idiomas',
    text: 'Hemos leído tu candidatura con atención. Este puesto pide un nivel de idiomas que no hemos encontrado en tu CV.',
  },
  condiciones: {
    label: 'Horario, lugar o salario',
    text: 'Gracias por hablar con nosotros. El horario, el lugar o el salario de este puesto no encajan con lo que buscas, así que no vamos a seguir adelante.',
  },
  otra_persona: {
    label: 'Hemos elegido a otra persona',
    text: 'Gracias por el tiempo que nos has dedicado. Hemos elegido a otra persona para este puesto.',
  },
  otro: {
    label: 'Otro motivo',
    text: 'Hemos leído tu candidatura con atención y no vamos a seguir adelante con ella para este puesto.',
  },
} as const

export type DiscardReason = keyof typeof discardReasons

/** Their names on the wire and in the table. */
export const DISCARD_REASONS = Object.keys(discardReasons) as [DiscardReason, ...DiscardReason[]]
