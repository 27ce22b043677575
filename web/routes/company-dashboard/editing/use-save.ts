import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { editionTexts } from '../texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { obstacleOf } from './edition.ts'

/** What a notice says. Where something can be done about it, it is a warning. */
export interface SaveNotice {
  message: string
  remedy?: NoticeAction | undefined
}

interface Save<Values, Row> {
  /** Makes the call, and returns what is said then. `isOver`: overwrites what somebody else saved meanwhile. */
  send: (values: Values, isOver: boolean) => Promise<SaveNotice>
  /** What is there now; undefined where it is gone. */
  load: () => Promise<Row | undefined>
  /** What is said of a failure; the dialog itself tells an obstacle. */
  failureOf: (error: unknown) => SaveNotice
  onSaved: () => void
  onLoaded: (row: Row) => void
  gone: string
}

/** Saves a project or an offer, once at a time, and never over what somebody else saved without having said so. */
export function useSave<Values, Row>({ send, load, failureOf, onSaved, onLoaded, gone }: Save<Values, Row>) {
  const client = useQueryClient()
  const notice = useNotice()
  const tell = (tone: 'success' | 'error', { message, remedy }: SaveNotice) =>
    remedy ? notice.warning(message, remedy) : notice[tone](message)
  // A double click comes before anything has been drawn anew.
  const isSending = useRef(false)
  // Each shows on the cards of the other.
  const renew = () =>
    Promise.all([queries.projects, queries.offers].map((of) => client.invalidateQueries({ queryKey: of.key() })))

  const saving = useMutation({
    mutationFn: ({ values, isOver }: { values: Values; isOver: boolean }) => send(values, isOver),
    onSuccess: async (saved) => {
      tell('success', saved)
      // Before the dialog closes: who opens it again must find the new edition.
      await renew()
      onSaved()
    },
    onError: (error) => {
      if (obstacleOf(error) === null) tell('error', failureOf(error))
      // What was refused has changed: the list behind is old.
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
