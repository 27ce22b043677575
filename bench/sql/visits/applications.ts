import { MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import type { Visitor } from '../visits.ts'

const filters = [
  'estado_candidatura=enviada',
  'estado_candidatura=retirada',
  'orden=espera',
  'orden=nombre&pagina=9',
  'orden=antiguas',
  'pagina=1&por_pagina=50',
  'dias=7&orden=espera',
  'ciudad=28079',
  'proyecto=1',
  'proyecto=1&buscar=ana&dias=1',
]

interface Listed {
  can_cv_ofertas_id: number
}

/** The desk of a company: lists, counts, figures, one opened application, and moves of one and of as many as one press may move. */
export async function visitDesk({ call }: Visitor, token: string): Promise<void> {
  for (const query of filters) await call('applications.listCompanyCandidates', { token, query })
  for (const query of ['', ...filters.slice(6)]) await call('applicationDesk.countApplications', { token, query })
  await call('applicationDesk.listOfferFigures', { token })
  await call('applicationDesk.listCities', { token })
  await call('applicationDesk.getApplicationsCsv', { token, variant: 'all' })

  const all = await call<Listed[]>('applications.listCompanyCandidates', { token, variant: 'all' })
  const ids = all.slice(0, MOVED_AT_ONCE_MAX).map((row) => row.can_cv_ofertas_id)
  const [id = 0] = ids
  await call('applicationDesk.openApplication', { token, id, times: 0, variant: 'unread' })
  await call('applicationDesk.openApplication', { token, id })
  const made = await call<{ nota: { nota_id: number } }>('applicationDesk.addNote', {
    token,
    id,
    body: { texto: 'Nota que mide.' },
  })
  await call('applicationDesk.deleteNote', { token, id: made.nota.nota_id })

  const undo = (cambio: string, variant: string) =>
    call('applicationDesk.undoMove', { token, variant, body: { cambio } })
  const text = 'Te escribimos desde la medida.'
  const one = await call<{ cambio: string }>('applicationDesk.moveApplication', {
    token,
    id,
    body: { estado_candidatura: 'contratada', texto: text },
  })
  await undo(one.cambio, 'one')
  const many = await call<{ cambio: string }>('applicationDesk.moveApplications', {
    token,
    variant: `${ids.length} at once`,
    body: { ids, estado_candidatura: 'contratada', texto: text },
  })
  await undo(many.cambio, `${ids.length} at once`)
}
