import { suggestionLimits } from '#contract/values/suggestion-rules.ts'

/** «Para ti», on the candidate's own page. */

export const suggestionTexts = {
  title: 'Ofertas para ti:',
  edit: 'Lo que busco',
  failed: 'Vaya... No pudimos obtener tus ofertas',
  failedNotice: 'No pudimos obtener tus ofertas',
  empty: 'Hoy no hay ofertas que encajen contigo',
  emptyHint: 'En cuanto se publique alguna, la verás aquí. También puedes decirnos más de lo que buscas.',
  widen: 'Decir lo que busco',
  without: {
    provincias: (offers: string) => `Buscar en toda España (${offers})`,
    salario_minimo: (offers: string) => `Quitar el salario mínimo (${offers})`,
    puestos: (offers: string) => `Ver cualquier puesto (${offers})`,
  },
  toOffers: 'Ver todas las ofertas',
  off: 'No te proponemos ofertas',
  offHint: 'Lo has desactivado tú. Guardamos lo que buscas por si cambias de idea.',
  switchOn: 'Volver a proponerme ofertas',
  why: (offer: string) => `Por qué te proponemos ${offer}`,
  dismiss: 'No me interesa',
  dismissOf: (offer: string) => `No me interesa ${offer}`,
  dismissed: (offer: string) => `No te propondremos más «${offer}».`,
  undo: 'Deshacer',
  dismissFailed: 'No pudimos guardarlo. Inténtalo de nuevo',
} as const

export const howTexts = {
  title: 'Cómo elegimos estas ofertas',
  intro: suggestionLimits,
  outro:
    'No usamos tu nombre, foto, sexo, edad, nacionalidad, dirección ni CV. Ninguna empresa ve lo que buscas ni estos puntos.',
} as const

export const interestTexts = {
  askTitle: '¿Qué trabajo buscas?',
  askHint: 'Responde a lo que quieras y verás tus ofertas al momento. Puedes cambiarlo cuando quieras.',
  ask: 'Ver mis ofertas',
  positions: '¿De qué puesto?',
  provinces: '¿En qué provincia?',
  salary: '¿Cuánto quieres ganar como mínimo?',
  editTitle: 'Lo que busco',
  work: 'El trabajo',
  max: (count: number) => `Hasta ${count} de cada lista. Lo que dejes vacío no cuenta.`,
  positionsShort: 'Puestos',
  sectors: 'Sectores',
  provincesShort: 'Provincias',
  town: 'Cerca de',
  townHint: 'Un municipio, como Aranda de Duero.',
  modalities: 'Modalidades',
  workdays: 'Jornadas',
  salaryShort: 'Salario mínimo',
  salaryHint: 'En euros brutos al año. Vacío: cualquiera.',
  salaryInvalid: 'Escribe una cantidad entera en euros, por ejemplo 22.000',
  salaryTooHigh: 'Escribe un salario más bajo',
  nothing: 'Responde al menos a una pregunta',
  choices: 'Cómo quieres verlas',
  isOn: 'Proponerme ofertas',
  byMail: 'Recibirlas por correo los lunes a las 8:00',
  on: 'Sí',
  off: 'No',
  updated: 'Guardado',
  updateFailed: 'No pudimos guardar lo que buscas. Inténtalo de nuevo',
} as const
