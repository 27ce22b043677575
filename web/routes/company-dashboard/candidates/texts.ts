import { closingCauses } from '#contract/values/applications/closing-causes.ts'
import { discardReasons } from '#contract/values/applications/discard-reasons.ts'
import {
  stateNames as namesForCandidates,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${spanishNumber(count)} personas`)

/** A state as the company reads it beside one application. */
export const stateNames: Record<ApplicationState, string> = { ...namesForCandidates, enviada: 'Sin leer' }

/** The tabs, in the order of the page. */
export const tabNames: Record<ApplicationState, string> = {
  enviada: 'Sin leer',
  leida: 'Leídas',
  preseleccionada: 'Preseleccionadas',
  entrevista: 'Entrevista',
  contratada: 'Contratadas',
  descartada: 'Descartadas',
  cerrada: 'Cerradas',
  retirada: 'Retiradas',
}

/** Title and hint of an empty tab. */
export const emptyTabs: Record<ApplicationState, { title: string; hint: string }> = {
  enviada: {
    title: 'No te queda nada por leer',
    hint: 'Cuando alguien aplique a una de tus ofertas, aparecerá aquí.',
  },
  leida: {
    title: 'Ninguna candidatura espera tu decisión',
    hint: 'Aquí están las que has abierto y todavía no has movido. Empieza por las que tienes sin leer.',
  },
  preseleccionada: {
    title: 'Aún no has preseleccionado a nadie',
    hint: 'Abre una candidatura y pulsa «Preseleccionar»: la persona sabrá que sigue en el proceso.',
  },
  entrevista: {
    title: 'No tienes a nadie en entrevista',
    hint: 'Abre una candidatura y pulsa «Pasar a entrevista» cuando quieras hablar con la persona.',
  },
  contratada: {
    title: 'Aún no has contratado a nadie',
    hint: 'Cuando elijas a alguien, márcalo aquí: así se lo decimos y tus cifras serán ciertas.',
  },
  descartada: {
    title: 'No has descartado a nadie',
    hint: 'Cuando descartes a alguien, recibirá tu mensaje y lo encontrarás aquí.',
  },
  cerrada: {
    title: 'No hay candidaturas cerradas',
    hint: 'Al terminar una oferta, cerramos lo que quede abierto y se lo decimos a cada persona.',
  },
  retirada: {
    title: 'Nadie ha retirado su candidatura',
    hint: 'Si alguien la retira, verás aquí su nombre y la oferta, sin su CV ni sus datos de contacto.',
  },
}

export const deskTexts = {
  tabs: 'Estado de la candidatura',
  all: 'Todas',
  seeAll: 'Ver todas',
  view: 'Cómo se muestran',
  cards: 'Tarjetas',
  list: 'Lista',
  order: 'Orden',
  orders: {
    recientes: 'Más recientes',
    antiguas: 'Más antiguas',
    espera: 'Más tiempo esperando',
    nombre: 'Por apellido',
  },
  searched: 'También buscamos en teléfonos, en tus notas y en los CV. En los CV más antiguos, no.',
  hidden: 'Las candidaturas sin nombre lo muestran cuando las preselecciones.',
  filters: (count: number) => (count > 0 ? `Filtros (${count})` : 'Filtros'),
  offer: 'Oferta',
  anyOffer: 'Todas las ofertas',
  project: 'Proyecto',
  anyProject: 'Todos los proyectos',
  city: 'Ciudad de la persona',
  anyCity: 'Todas las ciudades',
  days: 'Tiempo esperando',
  anyDays: 'Da igual',
  atLeast: (days: number) => `${days} días o más`,
  waitingChip: (days: number) => `Esperan ${days} días o más`,
  ofProject: (name: string) => `Proyecto: ${name}`,
  ofSomeProject: 'Un proyecto',
  fromCity: (name: string) => `Ciudad: ${name}`,
  fromSomeCity: 'Una ciudad',
  asksForNews: 'Pregunta si hay novedades',
  waitsToday: 'Espera desde hoy',
  waits: (days: number) => (days === 1 ? 'Espera 1 día' : `Espera ${spanishNumber(days)} días`),
  sentOn: (day: string) => `Aplicó el ${day}`,
  hasNotes: 'Con notas',
  hasMessage: 'Te ha escrito',
  download: 'Descargar CSV',
  fileName: 'candidaturas.csv',
  downloadFailed: 'No pudimos descargar la tabla. Inténtalo de nuevo',
  downloadCut: 'La tabla solo tiene las primeras 10.000 candidaturas. Usa los filtros para descargar el resto.',
} as const

export const selectionTexts = {
  region: 'Candidaturas seleccionadas',
  select: (name: string) => `Seleccionar a ${name}`,
  selectPage: 'Seleccionar toda la página',
  selected: (count: number) => (count === 1 ? '1 seleccionada' : `${spanishNumber(count)} seleccionadas`),
  full: (max: number) => `Puedes mover hasta ${max} a la vez.`,
  clear: 'Quitar la selección',
  nothing: 'No hay ningún paso que valga para todas. Quita las retiradas o las que ya han terminado.',
} as const

/** The buttons that move an application. */
export const moveNames: Partial<Record<ApplicationState, string>> = {
  preseleccionada: 'Preseleccionar',
  entrevista: 'Pasar a entrevista',
  contratada: 'Contratar',
  descartada: 'Descartar',
}

export const moveTexts = {
  titles: {
    preseleccionada: (who: string) => `Preseleccionar a ${who}`,
    entrevista: (who: string) => `Pasar a entrevista a ${who}`,
    contratada: (who: string) => `Contratar a ${who}`,
    descartada: (who: string) => `Descartar a ${who}`,
  } as Partial<Record<ApplicationState, (who: string) => string>>,
  several: people,
  one: (name: string) => `Se lo diremos a ${name} por correo y en su página, dentro de unos segundos.`,
  many: (count: number) => `Se lo diremos a ${people(count)} por correo y en su página, dentro de unos segundos.`,
  reason: 'Motivo',
  reasonHint: 'Solo lo ve tu empresa. Elige uno y te proponemos un texto.',
  reasonMissing: 'Elige un motivo',
  discardText: 'Lo que leerá la persona',
  discardTextMany: 'Lo que leerá cada persona',
  discardHint: 'Puedes cambiarlo. No escribas nada que no le dirías a la cara.',
  discardTextMissing: 'Escribe lo que leerá la persona',
  text: 'Mensaje (opcional)',
  textHint: 'Por ejemplo, cuándo vas a llamar. Lo leerá junto con el cambio.',
  done: {
    preseleccionada: 'Preseleccionada',
    entrevista: 'En entrevista',
    contratada: 'Contratada',
    descartada: 'Descartada',
  } as Partial<Record<ApplicationState, string>>,
  movedOne: (name: string, state: string) => `${name}: ${state.toLowerCase()}.`,
  doneMany: {
    preseleccionada: 'preseleccionadas',
    entrevista: 'en entrevista',
    contratada: 'contratadas',
    descartada: 'descartadas',
  } as Partial<Record<ApplicationState, string>>,
  movedMany: (count: number, states: string) => `${spanishNumber(count)} candidaturas: ${states}.`,
  someStayed: (count: number) =>
    count === 1
      ? 'Una candidatura no se ha movido, porque ha cambiado entretanto.'
      : `${spanishNumber(count)} candidaturas no se han movido, porque han cambiado entretanto.`,
  suspended: 'Tu empresa está suspendida: puedes leer y descartar candidaturas, pero no seguir adelante con ellas.',
  anyway: (move: string) => `${move} de todos modos`,
  failed: 'No pudimos guardar el cambio. Lo que has escrito sigue aquí: inténtalo de nuevo',
  undoneSome: (count: number) =>
    count === 1
      ? 'Deshecho, menos una candidatura que ha cambiado entretanto.'
      : `Deshecho, menos ${spanishNumber(count)} candidaturas que han cambiado entretanto.`,
} as const

const causes: Readonly<Record<string, string>> = closingCauses
const reasons: Readonly<Record<string, { label: string }>> = discardReasons

export const applicationTexts = {
  region: 'Candidatura abierta',
  pending: (answer: string, time: string, hasTimes: boolean) =>
    `Respondiste «${answer}»${hasTimes ? ' y propusiste una cita' : ''} desde el correo; se lo diremos a partir de las ${time}. Si decides aquí otra cosa antes, vale lo de aquí.`,
  failed: 'Vaya... No pudimos abrir esta candidatura',
  unknown: 'Esta candidatura ya no existe',
  unknownHint: 'La persona la ha eliminado, o su oferta ya no está.',
  back: 'Volver a la lista',
  close: 'Cerrar la candidatura',
  next: 'Siguiente',
  previous: 'Anterior',
  keys: 'J siguiente, K anterior, P preseleccionar, E entrevista, C contratar, D descartar, Escape cerrar',
  appliedTo: 'Aplicó a',
  onDay: (day: string) => `el ${day}`,
  inProject: (name: string) => `Proyecto: ${name}`,
  others: 'También ha aplicado a:',
  otherOf: (offer: string, state: string) => `${offer} (${state})`,
  moves: 'Qué hacer con esta candidatura',
  contact: 'Contactar',
  mail: (name: string) => `Escribir a ${name}`,
  call: (name: string) => `Llamar a ${name}`,
  hidden: 'Primera selección sin nombres: verás el nombre, la foto y el contacto cuando la preselecciones.',
  hiddenCv: 'Subió su CV en un archivo, que dice quién es. Lo verás cuando la preselecciones.',
  hiddenCvNote: 'Este CV no lleva nombre, foto ni contacto. Lo verás entero cuando la preselecciones.',
  nobody: 'la persona',
  withdrawn: 'Esta persona ha retirado su candidatura. Ya no puedes ver su CV ni sus datos de contacto.',
  cv: 'CV',
  cvOf: (name: string) => `CV de ${name}`,
  fullCv: 'Ver el CV a pantalla completa',
  cvFailed: 'No podemos mostrar este CV aquí',
  cvFailedHint: 'Descárgalo para verlo en tu ordenador, o vuelve a intentarlo.',
  cvNote: 'Si algo no se ve bien, descarga el CV.',
  answers: 'Respuestas',
  coveringNote: 'Nota de quien aplica',
  history: 'Historia',
  sent: 'Envió su candidatura',
  notes: 'Notas privadas',
  noNotes: 'Aún no hay notas.',
  notesHint: 'Solo las lee tu empresa; la persona no las ve en su página.',
  newNote: 'Nota nueva',
  addNote: 'Guardar la nota',
  noteFailed: 'No pudimos guardar la nota. Lo que has escrito sigue aquí',
  deleteNote: (text: string) => `Eliminar la nota «${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`,
  deleteNoteTitle: '¿Eliminar esta nota?',
  noteDeleted: 'Nota eliminada',
  deleteNoteFailed: 'No pudimos eliminar la nota',
  wrote: 'Le escribiste:',
} as const

/** A step of the history in plain words. `reason` is the name of a reason for discarding, or of a cause of closing. */
export function stepSentence(state: ApplicationState, reason: string | null): string {
  const label = reason && reasons[reason]?.label
  const cause = reason && causes[reason]
  if (state === 'descartada') return label ? `Descartada: ${label.toLowerCase()}` : 'Descartada'
  if (state === 'cerrada') return cause ? `Cerrada, porque ${cause}` : 'Cerrada'
  return steps[state]
}

const steps: Record<Exclude<ApplicationState, 'descartada' | 'cerrada'>, string> = {
  enviada: 'Envió otra vez su candidatura',
  leida: 'Leída por tu empresa',
  preseleccionada: 'Preseleccionada',
  entrevista: 'Pasó a entrevista',
  contratada: 'Contratada',
  retirada: 'La persona retiró su candidatura',
}
