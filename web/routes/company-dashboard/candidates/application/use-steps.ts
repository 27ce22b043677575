import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '#web/api/log-failure.ts'
import { queries } from '#web/api/queries.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { candidateTexts } from '../../texts.ts'
import { deskAddress, deskQueryOf, type DeskFilters } from '../desk-address.ts'

/** Links from the open application to its neighbours. Undefined at the ends. */
export interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** The next that nobody has read, from the top of the list if there is none below, else the next. */
  nextUnread: (() => void) | undefined
  close: () => void
}

type Rows = readonly CompanyCandidate[]

interface Place {
  rows: Rows
  filters: DeskFilters
  pageSize: number
  pageCount: number
  opened: number | null
}

/** The neighbours of the open application in the list, also on the pages before and after. */
export function useSteps({ rows, filters, pageSize, pageCount, opened }: Place): Steps {
  const navigate = useNavigate()
  const { openNext, openLast } = useOtherPages(filters, pageSize)
  const at = usePlace(rows, opened)
  const go = (row: CompanyCandidate | undefined) =>
    row && (() => void navigate(deskAddress(filters, row.can_cv_ofertas_id), { preventScrollReset: true }))
  const { pagina: page } = filters
  const next = go(rows[at.after]) ?? (page < pageCount ? () => openNext(page, idsOf(rows)) : undefined)
  const inTurn = [...rows.slice(at.after), ...rows.slice(0, at.before + 1)]
  const unread = inTurn.find((row) => row.estado_candidatura === 'enviada')
  return {
    previous: go(at.before < 0 ? undefined : rows[at.before]) ?? (page > 1 ? () => openLast(page - 1) : undefined),
    next,
    nextUnread: go(unread) ?? next,
    close: () => void navigate(deskAddress(filters), { preventScrollReset: true }),
  }
}

const idsOf = (rows: Rows): number[] => rows.map((row) => row.can_cv_ofertas_id)

/** The place of the first row after all of these. Rows that left the filtered list are ignored. */
const placeAfter = (rows: Rows, passed: readonly number[]): number =>
  rows.findLastIndex((row) => passed.includes(row.can_cv_ofertas_id)) + 1

/** The places of the neighbours. An application that has left the list, such as one just moved, keeps its gap. */
function usePlace(rows: Rows, opened: number | null) {
  const [last, setLast] = useState<{ opened: number | null; rows: Rows }>({ opened, rows: [] })
  const found = rows.findIndex((row) => row.can_cv_ofertas_id === opened)
  if (found >= 0) {
    if (last.opened !== opened || last.rows !== rows) setLast({ opened, rows })
    return { before: found - 1, after: found + 1 }
  }
  // Those before it may have left the list too, so its number says nothing.
  const ids = last.opened === opened && opened !== null ? idsOf(last.rows) : []
  const gap = placeAfter(rows, ids.slice(0, ids.indexOf(opened ?? 0) + 1))
  return { before: gap - 1, after: gap }
}

/** Opens applications of other pages. Their lists are read for that, nothing more. */
function useOtherPages(filters: DeskFilters, pageSize: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const notice = useNotice()
  const read = async (pagina: number): Promise<Rows> => {
    const input = deskQueryOf({ ...filters, pagina }, pageSize)
    const list = queries.applications.listCompanyCandidates.queryOptions({ input, staleTime: 0 })
    return (await client.fetchQuery(list)).body
  }
  const show = (pagina: number, row: CompanyCandidate) =>
    void navigate(deskAddress({ ...filters, pagina }, row.can_cv_ofertas_id), { preventScrollReset: true })
  /** Reading or moving an application removes it from a tab, so the next rows move up to this page. */
  const openNext = async (page: number, passed: readonly number[]) => {
    for (const pagina of [page, page + 1]) {
      const rows = await read(pagina)
      const row = rows[placeAfter(rows, passed)]
      if (row) return show(pagina, row)
    }
  }
  const openLast = async (page: number) => {
    const row = (await read(page)).at(-1)
    if (row) show(page, row)
  }
  const orTell = (opening: Promise<void>) =>
    void opening.catch((error: unknown) => {
      logFailure('another page of candidates failed to load', error)
      notice.error(candidateTexts.failedNotice)
    })
  return {
    openNext: (page: number, passed: readonly number[]) => orTell(openNext(page, passed)),
    openLast: (page: number) => orTell(openLast(page)),
  }
}
