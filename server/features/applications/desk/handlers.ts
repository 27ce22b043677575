import { APPLICATION_STATES } from '#contract/values/applications/application-states.ts'
import { dayInMadrid } from '#server/clock.ts'
import { writeCsv } from '#server/files/csv.ts'
import { maskText } from '#server/domain/applications/first-look.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller, requireCompany } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { findAppointment } from '../appointments/handlers.ts'
import { readExchange } from '../messages/read-exchange.ts'
import { toExchange } from '../messages/wire.ts'
import { listAnswers, listAnswersOf } from '../screening/queries.ts'
import { moveMany, moveOne } from './moves/move-applications.ts'
import { undoMove } from './moves/undo-move.ts'
import { findLinked } from '../mail-answers/queries.ts'
import { addNote } from './notes.ts'
import { listOfferFigures } from './offer-figures.ts'
import { openApplication } from './open-application.ts'
import { deleteNote, findApplicant, listChanges, listCities, listNotes, listOthers } from './queries.ts'
import { countStates, countUnread, listApplicants } from './select-applicants.ts'
import { noneUndone, noteAdded, noteDeleted, undone as undoneText } from './texts.ts'
import { CSV_COLUMNS, fromQuery, toCsvRow, toMoved, toNote, toOfferFigures, toOpened, toPress } from './wire.ts'

const { applicationDesk: calls } = os

// Nobody reads a longer table. Filters shorten it.
const CSV_ROWS_MAX = 10_000

/** The person of a company who calls. */
const personOf = (context: ApiContext) => ({
  companyId: requireCompany(context),
  accountId: requireCaller(context).accountId,
})

const todayOf = ({ clock }: ApiContext) => dayInMadrid(clock.now())

export const applicationDesk = {
  countApplications: calls.countApplications.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const rows = await countStates(context.db, { ...fromQuery(input), companyId, today: todayOf(context) })
    const countOf = new Map(rows.map(({ state, count }) => [state, count]))
    return {
      por_estado: APPLICATION_STATES.map((state) => ({
        estado_candidatura: state,
        candidaturas: countOf.get(state) ?? 0,
      })),
      sin_leer: await countUnread(context.db, companyId),
    }
  }),

  listCities: calls.listCities.handler(async ({ context }) => {
    const rows = await listCities(context.db, requireCompany(context))
    return rows.map(({ id, name }) => ({ mst_ciudades_id: id, nombre: name }))
  }),

  openApplication: calls.openApplication.handler(async ({ input: { id }, context }) => {
    const person = personOf(context)
    if (!context.isPreview) await openApplication(context, { id, ...person })
    const row = await findApplicant(context.db, id, { ...person, today: todayOf(context) })
    if (!row) throw new AppError('not_found')
    const [changes, notes] = [await listChanges(context.db, id), await listNotes(context.db, id)]
    const [answers, others] = [await listAnswersOf(context.db, id), await listOthers(context.db, { id, ...person })]
    const pending = await findLinked(context.db, { applicationId: id, ...person })
    const cita = await findAppointment(context, id, person)
    const reading = { id, side: 'empresa', now: context.clock.now() } as const
    const read = await readExchange(context.db, context.cipher, reading)
    const said = read.said.map((one) => (one.side === 'candidato' ? { ...one, text: maskText(row, one.text) } : one))
    const conversacion = toExchange({ ...read, said })
    return { ...toOpened({ row, changes, notes, answers, others, pending }, context.files), cita, conversacion }
  }),

  getApplicationsCsv: calls.getApplicationsCsv.handler(async ({ input, context }) => {
    const filters = { ...fromQuery(input), companyId: requireCompany(context), today: todayOf(context) }
    const found = await listApplicants(context.db, filters, { limit: CSV_ROWS_MAX + 1, offset: 0 })
    const rows = found.slice(0, CSV_ROWS_MAX)
    const answers = await listAnswers(
      context.db,
      rows.map(({ id }) => id),
    )
    const lines = rows.map((row) => toCsvRow(row, answers.get(row.id)))
    const columns = new Set([...CSV_COLUMNS, ...lines.flatMap(Object.keys)])
    return { csv: writeCsv([...columns], lines), completo: found.length <= CSV_ROWS_MAX }
  }),

  listOfferFigures: calls.listOfferFigures.handler(async ({ context }) =>
    (await listOfferFigures(context.db, requireCompany(context))).map(toOfferFigures),
  ),

  moveApplication: calls.moveApplication.handler(async ({ input, context }) => {
    const { id, desde } = input
    const seen = new Map(desde && [[id, desde]])
    const press = { ...toPress(input), ...personOf(context), seen, clock: context.clock }
    return toMoved(await moveOne(context.db, { ...press, id }), press.to)
  }),

  moveApplications: calls.moveApplications.handler(async ({ input, context }) => {
    const seen = new Map(input.desde?.map((was) => [was.id, was.estado_candidatura]))
    const press = { ...toPress(input), ...personOf(context), seen, clock: context.clock }
    return toMoved(await moveMany(context.db, { ...press, ids: input.ids }), press.to)
  }),

  undoMove: calls.undoMove.handler(async ({ input, context }) => {
    const undoing = { companyId: requireCompany(context), batch: input.cambio, clock: context.clock }
    const { undone, notUndone } = await undoMove(context.db, undoing)
    const message = undone.length > 0 ? undoneText(undone.length) : noneUndone
    return { message, deshechas: undone, no_deshechas: notUndone }
  }),

  addNote: calls.addNote.handler(async ({ input, context }) => {
    const note = { applicationId: input.id, text: input.texto, createdAt: context.clock.now() }
    return {
      message: noteAdded,
      nota: toNote(await addNote(context.db, { ...note, companyId: requireCompany(context) })),
    }
  }),

  deleteNote: calls.deleteNote.handler(async ({ input, context }) => {
    const deleted = await deleteNote(context.db, requireCompany(context), input.id)
    if (!deleted) throw new AppError('not_found')
    return { message: noteDeleted }
  }),
}
