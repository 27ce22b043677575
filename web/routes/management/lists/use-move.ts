import { useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'
import type { ListEntry } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { savingLists } from './saving-lists.ts'

/** Moves a company of the strip, and keeps the focus on its button, which moves too. */
export function useMove(entries: readonly ListEntry[]) {
  const saving = useSend(api.managedLists.orderStrip, savingLists)
  const moved = useRef<{ id: number; step: -1 | 1 } | null>(null)
  useEffect(() => {
    if (!moved.current) return
    const { id, step } = moved.current
    const at = entries.findIndex((entry) => entry.id === id)
    // At the ends of the strip only the other button can be pressed.
    const isUp = step === -1 ? at > 0 : at === entries.length - 1
    document.getElementById(`${isUp ? 'adelantar' : 'retrasar'}-${id}`)?.focus()
    moved.current = null
  }, [entries])

  const move = (entry: ListEntry, step: -1 | 1) => {
    const from = entries.indexOf(entry)
    const order = entries.toSpliced(from, 1).toSpliced(from + step, 0, entry)
    moved.current = { id: entry.id, step }
    saving.send({ orden: order.map(({ id, version }) => ({ id, version })) })
  }
  return { move, isPending: saving.isPending }
}
