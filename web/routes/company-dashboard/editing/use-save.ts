import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { editionTexts } from '../texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { obstacleOf } from './edition.ts'

/** The text of a notice. With a remedy it is a warning. */
export interface SaveNotice {
  message: string
  remedy?: NoticeAction | undefined
  /** The buttons of the notice, such as «Ver». */
  actions?: readonly NoticeAction[] | undefined
  /** A second notice. */
  beside?: { tone: 'warning'; message: string } | undefined
}

interface Save<Values, Row> {
  /** Makes the call and returns the notice of success. `isOver`: overwrites what somebody else saved. */
  send: (values: Values, isOver: boolean) => Promise<SaveNotice>
  /** Returns the saved row, or undefined if it was deleted. */
  load: () => Promise<Row | undefined>
  /** Returns the notice of a failure. The dialog itself shows an obstacle. */
  failureOf: (error: unknown) => SaveNotice
  onSaved: () => unknown
  onLoaded: (row: Row) => void
  gone: string
}

/** Saves a project or an offer, one call at a time. It asks before it overwrites what somebody else saved. */
export function useSave<Values, Row>({ send, load, failureOf, onSaved, onLoaded, gone }: Save<Values, Row>) {
  const client = useQueryClient()
  const notice = useNotice()
  const tell = (tone: 'success' | 'error', { message, remedy, actions }: SaveNotice) => {
    if (remedy) return notice.warning(message, remedy)
    return tone === 'success' ? notice.success(message, actions) : notice.error(message)
  }
  // A double click comes before the next render.
  const isSending = useRef(false)
  // Cards of projects count offers, cards of offers name their project, and the header counts places of the free plan.
  const renew = () =>
    Promise.all(
      [queries.projects, queries.offers, queries.offerDrafts, queries.companies].map((of) =>
        client.invalidateQueries({ queryKey: of.key() }),
      ),
    )

  const saving = useMutation({
    mutationFn: ({ values, isOver }: { values: Values; isOver: boolean }) => send(values, isOver),
    onSuccess: async (saved) => {
      // Before the dialog closes, so that it opens again with the new version.
      await renew()
      // Before the notices, which would go with the dialog or with the section that is left.
      await onSaved()
      tell('success', saved)
      if (saved.beside) notice[saved.beside.tone](saved.beside.message)
    },
    onError: (error) => {
      if (obstacleOf(error) === null) tell('error', failureOf(error))
      // The list behind the dialog is old too.
      if (hasStatus(error, 404) || hasStatus(error, 409)) void renew()
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (row) => {
      if (!row) return notice.error(gone)
      saving.reset()
      onLoaded(row)
    },
    onError: () => notice.error(editionTexts.loadFailed),
  })

  const obstacle = obstacleOf(saving.error) ?? (loading.data && saving.isIdle ? ('loaded' as const) : null)
  return {
    obstacle,
    save: (values: Values) => {
      if (isSending.current) return
      isSending.current = true
      saving.mutate({ values, isOver: obstacle === 'changed' })
    },
    load: () => loading.mutate(),
    forget: () => {
      saving.reset()
      loading.reset()
    },
    isPending: saving.isPending,
    isLoading: loading.isPending,
    failure: saving.error,
  }
}
