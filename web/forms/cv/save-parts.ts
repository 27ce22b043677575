import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CvDraft } from '#contract/cv-draft.ts'
import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { listChanged, toDraft, type CvPart } from './cv-values.ts'
import { cvEditorTexts as texts } from './texts.ts'

const PAUSE_MS = 1500
const RETRY_MS = 5000

/** Parts that were typed in this tab and have not reached the server. */
export const unsavedParts = unsavedEntry('cv')

const pick = (draft: CvDraft, parts: readonly CvPart[]): Partial<CvDraft> =>
  Object.fromEntries(parts.map((part) => [part, draft[part]]))

/** `problem`: why something is not saved yet. */
export type SaveState = { isSaved: boolean; problem: string }

const problemOf = (error: unknown): string =>
  isNoConnection(error) ? texts.offline : (error instanceof ApiError && error.error) || texts.unsaved

const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/** Saves the parts of a form that differ from what is stored, one request at a time. */
function createSaver(read: () => CvDraft, before: CvDraft, tell: Dispatch<SetStateAction<SaveState>>) {
  let stored = before
  let sending: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // After its page is left, somebody else may sign in, and nothing may be sent any more.
  let isRunning = false
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const send = async (body: Partial<CvDraft>, isLast: boolean): Promise<boolean> => {
    try {
      await api.cvDraft.saveCvDraft(body, { context: { isLast } })
      stored = { ...stored, ...body }
      return true
    } catch (error) {
      tell({ isSaved: false, problem: problemOf(error) })
      if (isTemporary(error)) saveIn(RETRY_MS)
      return false
    }
  }
  /** Whether all is saved. `isLast`: the page may close before the answer. */
  async function save(isLast = false): Promise<boolean> {
    clearTimeout(timer)
    if (!isRunning) return false
    if (sending && !isLast) {
      await sending
      return save()
    }
    const parts = listChanged(read(), stored)
    if (parts.length > 0) {
      sending = send(pick(toDraft(read()), parts), isLast).finally(() => (sending = null))
      if (!(await sending)) return false
    }
    // Later typing is saved after its own pause.
    if (listChanged(read(), stored).length > 0) return false
    unsavedParts.remove()
    tell({ isSaved: true, problem: '' })
    return true
  }
  const note = () => {
    unsavedParts.write(pick(read(), listChanged(read(), stored)))
    tell(({ problem }) => ({ isSaved: false, problem }))
    saveIn(PAUSE_MS)
  }
  const run = (isShown: boolean) => void (isRunning = isShown)
  return { save, note, run }
}

/** Saves a moment after typing, when the page is hidden, and when the connection returns. `stored` is undefined while it loads. */
export function useSavedParts({ getValues, subscribe }: UseFormReturn<CvDraft>, stored: CvDraft | undefined) {
  const [state, tell] = useState<SaveState>({ isSaved: false, problem: '' })
  const saver = useMemo(
    () => stored && createSaver(() => structuredClone(getValues()), stored, tell),
    [getValues, stored],
  )
  useEffect(() => {
    if (!saver) return undefined
    saver.run(true)
    const listening = new AbortController()
    const saveNow = () => void saver.save()
    const saveLast = () => document.visibilityState === 'hidden' && void saver.save(true)
    document.addEventListener('visibilitychange', saveLast, listening)
    addEventListener('online', saveNow, listening)
    const unsubscribe = subscribe({ formState: { values: true }, callback: saver.note })
    if (unsavedParts.read()) saveNow()
    return () => {
      listening.abort()
      unsubscribe()
      saver.run(false)
    }
  }, [subscribe, saver])
  return { state, save: async () => (await saver?.save()) ?? false }
}
