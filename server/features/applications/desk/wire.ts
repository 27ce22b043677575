import type * as z from 'zod'
import type { ApplicantFilters as WireFilters, CompanyCandidate } from '#contract/applications/applicants.ts'
import type {
  OwnChange,
  Moved,
  Note,
  OfferFigures as WireFigures,
  OpenedApplication,
} from '#contract/applications/application-desk.ts'
import { ACTIVE } from '#contract/constants.ts'
import { choicesFor, stateNames, type ApplicationState } from '#contract/values/applications/application-states.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import { spanishDay } from '#contract/values/spanish/day.ts'
import { maskText } from '#server/domain/applications/first-look.ts'
import { fieldNames } from '#server/database/field-names.ts'
import { phoneCell } from '#server/files/csv.ts'
import type { Files } from '#server/files/files.ts'
import type { LinkedRow } from '../mail-answers/queries.ts'
import { toPending } from '../mail-answers/wire.ts'
import type { AnswerRow } from '../screening/queries.ts'
import { toAnswerCells, toGivenAnswer } from '../screening/wire.ts'
import type { Pressed } from './moves/move-applications.ts'
import type { OfferFigures } from './offer-figures.ts'
import type { ChangeRow, NoteRow, OtherRow } from './queries.ts'
import type { ApplicantOrder, ApplicantRow } from './select-applicants.ts'
import { moved } from './texts.ts'

type Query = z.output<typeof WireFilters> & {
  estado_candidatura?: ApplicationState | undefined
  orden?: ApplicantOrder | undefined
}

export const fromQuery = ({ estado, ...query }: Query) => ({
  text: query.buscar,
  isActive: estado === undefined ? undefined : estado === ACTIVE,
  offerId: query.oferta,
  projectId: query.proyecto,
  municipalityId: query.ciudad,
  waitingDays: query.dias,
  answer: query.pregunta === undefined ? undefined : { questionId: query.pregunta, value: query.valor },
  state: query.estado_candidatura,
  order: query.orden,
})

/** A withdrawn application shows only the name. */
const isWithdrawn = ({ state }: ApplicantRow) => state === 'retirada'

const toApplicant = (row: ApplicantRow, files: Files): z.output<typeof CompanyCandidate>['nb_usuarios_id'] => ({
  foto_link: isWithdrawn(row) ? null : row.photoKey && files.signedLink(row.photoKey, `candidatura-${row.id}`),
  nombre: row.firstName,
  primer_apellido: row.firstSurname,
  mst_ciudades_id: isWithdrawn(row) || row.municipalityName === null ? null : { nombre: row.municipalityName },
  telefono_movil: isWithdrawn(row) ? null : row.mobilePhone,
  email: isWithdrawn(row) ? null : row.email,
  sin_nombre: row.isNameless,
})

const shownAnswers = (row: ApplicantRow, answers: readonly AnswerRow[]): AnswerRow[] =>
  isWithdrawn(row)
    ? []
    : answers.map(({ value, ...one }) => ({ ...one, value: typeof value === 'string' ? maskText(row, value) : value }))

const noteOf = (row: ApplicantRow): string | null =>
  isWithdrawn(row) ? null : row.coveringNote && maskText(row, row.coveringNote)

const toWaiting = (row: ApplicantRow) => ({
  estado_candidatura: row.state,
  fecha_creacion: row.createdOn,
  dias_sin_respuesta: row.daysWaiting,
  pregunto_el: row.newsAskedOn,
})

const cvKeyOf = (row: ApplicantRow) => (isWithdrawn(row) ? null : row.cvKey)

/** Downloads the CV under its own name. Like all links to files it expires after five minutes, and with the application. */
const downloadLink = (row: ApplicantRow, files: Files): string | null => {
  const key = cvKeyOf(row)
  return key && files.signedLink(key, `candidatura-${row.id}`, row.cvName)
}

export const toCompanyCandidate = (row: ApplicantRow, files: Files): z.output<typeof CompanyCandidate> => ({
  ...toWaiting(row),
  can_cv_ofertas_id: row.id,
  nb_usuarios_id: toApplicant(row, files),
  emp_ofertas_id: { emp_ofertas_id: row.offerId, nombre: row.offerName },
  can_cv_id: { nombre: row.cvName, cv_link: downloadLink(row, files) },
  tiene_notas: row.hasNotes,
  mensaje_pendiente: row.hasToAnswer,
})

interface Opened {
  row: ApplicantRow
  changes: ChangeRow[]
  notes: NoteRow[]
  answers: AnswerRow[]
  others: OtherRow[]
  pending: LinkedRow | undefined
}

export function toOpened(
  { row, changes, notes, answers, others, pending }: Opened,
  files: Files,
): Omit<z.output<typeof OpenedApplication>, 'conversacion'> {
  const key = cvKeyOf(row)
  return {
    ...toCompanyCandidate(row, files),
    emp_ofertas_id: {
      emp_ofertas_id: row.offerId,
      nombre: row.offerName,
      emp_proyectos_id: { emp_proyectos_id: row.projectId, nombre: row.projectName },
    },
    can_cv_id: {
      nombre: row.cvName,
      cv_link: downloadLink(row, files),
      cv_vista: key && files.signedLink(key, `vista-${row.id}`, ''),
    },
    respuestas: shownAnswers(row, answers).map(toGivenAnswer),
    nota: noteOf(row),
    historial: toHistory(row, changes),
    notas: notes.map(toNote),
    otras_candidaturas: isWithdrawn(row) ? [] : others.map(toOther),
    opciones: choicesFor(row.state),
    pendiente: toPending(pending),
    en_canarias: row.isCanary,
  }
}

const { write: toOther } = fieldNames({ can_cv_ofertas_id: 'id', estado_candidatura: 'state', oferta: 'offerName' })

/** Applications of earlier releases lack a row for their first state. */
const toHistory = ({ createdOn }: ApplicantRow, changes: ChangeRow[]): z.output<typeof OwnChange>[] => {
  const sent = {
    estado_candidatura: 'enviada',
    fecha: createdOn,
    quien: 'candidato',
    motivo: null,
    texto: null,
  } as const
  const rows = changes.map(toChange)
  return changes[0]?.to === 'enviada' ? rows : [sent, ...rows]
}

const toChange = (row: ChangeRow): z.output<typeof OwnChange> => ({
  estado_candidatura: row.to,
  fecha: row.happenedAt.toISOString(),
  quien: row.actor,
  motivo: row.reason,
  texto: row.letter,
})

export const toNote = ({ id, text, createdAt }: NoteRow): z.output<typeof Note> => ({
  nota_id: id,
  texto: text,
  fecha: createdAt.toISOString(),
})

interface WireMove {
  estado_candidatura: ApplicationState
  motivo?: DiscardReason | null | undefined
  texto?: string | null | undefined
}

export const toPress = ({ estado_candidatura, motivo, texto }: WireMove) => ({
  to: estado_candidatura,
  reason: motivo ?? undefined,
  letter: texto || null,
})

export const toMoved = (pressed: Pressed, to: ApplicationState): z.output<typeof Moved> => ({
  message: moved(pressed.moved.length, to),
  cambio: pressed.batch,
  movidas: pressed.moved,
  no_movidas: pressed.notMoved,
  deshacer_hasta: pressed.undoUntil.toISOString(),
})

/** The columns of the table for spreadsheets. */
const cells = {
  Fecha: (row) => spanishDay(row.createdOn),
  Nombre: (row) => row.firstName,
  'Primer apellido': (row) => row.firstSurname,
  Estado: (row) => stateNames[row.state],
  'Días sin respuesta': (row) => row.daysWaiting,
  Oferta: (row) => row.offerName,
  Proyecto: (row) => row.projectName,
  Ciudad: (row) => (isWithdrawn(row) ? null : row.municipalityName),
  Teléfono: (row) => (isWithdrawn(row) ? null : row.mobilePhone && phoneCell(row.mobilePhone)),
  Correo: (row) => (isWithdrawn(row) ? null : row.email),
  Nota: (row) => noteOf(row),
} satisfies Record<string, (row: ApplicantRow) => string | number | null>

export const CSV_COLUMNS = Object.keys(cells)

export const toCsvRow = (row: ApplicantRow, answers: readonly AnswerRow[] = []) => ({
  ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell(row)])),
  ...toAnswerCells(shownAnswers(row, answers)),
})

export const toOfferFigures = (row: OfferFigures): z.output<typeof WireFigures> => ({
  emp_ofertas_id: row.offerId,
  nombre: row.offerName,
  enviadas: row.sent,
  leidas: row.read,
  preseleccionadas: row.shortlisted,
  entrevistas: row.interviewed,
  contratadas: row.hired,
  descartadas: row.discarded,
  retiradas: row.withdrawn,
  cerradas: row.closed,
  respondidas: row.answered,
  horas_hasta_respuesta: row.hoursToAnswer === null ? null : Math.round(row.hoursToAnswer * 10) / 10,
})
