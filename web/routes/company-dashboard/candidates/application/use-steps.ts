import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '#web/api/log-failure.ts'
import { queries } from '#web/api/queries.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { candidateTexts } from '../../texts.ts'
import { deskAddress, deskQueryOf, type DeskFilters } from '../desk-address.ts'

/** The ways from the open application. Undefined: there is no neighbour. */
export interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  close: () => void
}

interface Place {
  rows: readonly CompanyCandidate[]
  filters: DeskFilters
  pageSize: number
  pageCount: number
  opened: number | null
}

/** The neighbours of the open application in the list, also on the pages before and after. */
export function useSteps({ rows, filters, pageSize, pageCount, opened }: Place): Steps {
  const navigate = useNavigate()
  const openOn = useOpenOnPage(filters, pageSize)
  const at = usePlace(rows, opened)
  const go = (row: CompanyCandidate | undefined) =>
    row && (() => void navigate(deskAddress(filters, row.can_cv_ofertas_id), { preventScrollReset: true }))
  const { pagina: page } = filters
  return {
    previous: go(at.before < 0 ? undefined : rows[at.before]) ?? (page > 1 ? () => openOn(page - 1, -1) : undefined),
    next: go(rows[at.after]) ?? (page < pageCount ? () => openOn(page + 1, 0) : undefined),
    close: () => void navigate(deskAddress(filters), { preventScrollReset: true }),
  }
}

/** Where the neighbours stand. An application that has left the list, as one that was just moved, keeps its gap. */
function usePlace(rows: readonly CompanyCandidate[], opened: number | null) {
  const [last, setLast] = useState({ opened, index: 0 })
  const found = rows.findIndex((row) => row.can_cv_ofertas_id === opened)
  if (found >= 0) {
    if (last.opened !== opened || last.index !== found) setLast({ opened, index: found })
    return { before: found - 1, after: found + 1 }
  }
  const gap = last.opened === opened ? last.index : 0
  return { before: gap - 1, after: gap }
}

/** Opens the first or the last (-1) application of another page. Its list is read for that, nothing more. */
function useOpenOnPage(filters: DeskFilters, pageSize: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const notice = useNotice()
  const open = async (pagina: number, index: number) => {
    const there = { ...filters, pagina }
    const list = queries.applications.listCompanyCandidates.queryOptions({ input: deskQueryOf(there, pageSize) })
    const row = (await client.fetchQuery(list)).body.at(index)
    if (row) void navigate(deskAddress(there, row.can_cv_ofertas_id), { preventScrollReset: true })
  }
  return (pagina: number, index: number) => {
    open(pagina, index).catch((error: unknown) => {
      logFailure('another page of candidates failed to load', error)
      notice.error(candidateTexts.failedNotice)
    })
  }
}
