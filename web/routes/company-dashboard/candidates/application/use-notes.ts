import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { applicationTexts as texts } from '../texts.ts'

/**
 * Writes and deletes notes of an application. A failed save keeps the typed text. `onAdded` gets the saved text, also
 * after another application was opened.
 */
export function useNotes(id: number, onAdded: (text: string) => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const refresh = () =>
    client.invalidateQueries({ queryKey: queries.applicationDesk.openApplication.key({ input: { id } }) })
  const add = useMutation({
    mutationFn: (texto: string) => api.applicationDesk.addNote({ id, texto }),
    onSuccess: (_answer, texto) => onAdded(texto),
    onError: (error) => notice.error(limitSentence(error, texts.noteFailed)),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (noteId: number) => api.applicationDesk.deleteNote({ id: noteId }),
    onSuccess: () => notice.success(texts.noteDeleted),
    onError: (error) => notice.error(limitSentence(error, texts.deleteNoteFailed)),
    onSettled: refresh,
  })
  return { add, remove }
}
