import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { ClosingNote, type Closing } from './closing-note.tsx'
import { deleteTexts } from './texts.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'

interface DeleteTexts {
  confirmDelete: string
  confirmDeleteNote: string
  deleted: string
  deleteFailed: string
}

interface DeleteDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The id and the name of what will be deleted. */
  id: number | undefined
  subject: string | undefined
  /** How many other things are deleted with it. */
  goesToo?: string | undefined
  /** The applications that end with it. The company may write to their candidates. */
  closing?: Closing | undefined
  texts: DeleteTexts
  call: (input: { id: number; texto?: string }) => Promise<unknown>
  /** The queries to load again. Default: all. */
  stale?: QueryKey
}

/** Asks, deletes and confirms. It closes after the list has been updated, so that the focus moves to an existing element. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, onClose, id, subject, goesToo, closing, texts, call, stale } = props
  const [sentence, setSentence] = useState('')
  const close = () => {
    setSentence('')
    onClose()
  }
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () => client.invalidateQueries(stale && { queryKey: stale })
  const remove = useMutation({
    mutationFn: (input: { id: number; texto?: string }) => call(input),
    onSuccess: () => {
      notice.success(texts.deleted)
      return renew()
    },
    onError: (error) => {
      // Another tab has already deleted it.
      if (!hasStatus(error, 404)) return notice.error(limitSentence(error, texts.deleteFailed))
      notice.info(deleteTexts.gone)
      return renew()
    },
    onSettled: close,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={subject}
      message={<Message note={texts.confirmDeleteNote} goesToo={goesToo} />}
      isPending={remove.isPending}
      onConfirm={() => id !== undefined && remove.mutate({ id, ...(sentence.trim() && { texto: sentence }) })}
      onCancel={close}
    >
      {closing && <ClosingNote {...closing} value={sentence} onChange={setSentence} isLocked={remove.isPending} />}
    </ConfirmDialog>
  )
}

function Message({ note, goesToo }: { note: string; goesToo: string | undefined }) {
  return (
    <>
      <span>{note}</span>
      {goesToo && <strong className="mt-2 block font-semibold text-ink">{goesToo}</strong>}
    </>
  )
}
