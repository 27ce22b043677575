import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { useSend } from '#web/forms/use-send.ts'
import { applicationTexts as texts } from '../texts.ts'

/**
 * Writes and deletes notes of an application. A failed save keeps the typed text. `onAdded` gets the saved text, also
 * after another application was opened.
 */
export function useNotes(id: number, onAdded: (text: string) => void, onRemoved: () => void) {
  const stale = queries.applicationDesk.openApplication.key({ input: { id } })
  const add = useSend((texto: string) => api.applicationDesk.addNote({ id, texto }), {
    done: '',
    failed: texts.noteFailed,
    stale,
    onDone: onAdded,
  })
  const remove = useSend((noteId: number) => api.applicationDesk.deleteNote({ id: noteId }), {
    done: texts.noteDeleted,
    failed: texts.deleteNoteFailed,
    stale,
    onEnd: onRemoved,
  })
  return { add, remove }
}
