import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { ClosingNote, type Closing } from './closing-note.tsx'
import { deleteTexts } from './texts.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useSend } from './use-send.ts'

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
  const { isOpen, onClose, id, subject, goesToo, closing, texts, call, stale = 'all' } = props
  const [sentence, setSentence] = useState('')
  const close = () => {
    setSentence('')
    onClose()
  }
  const { send, isPending } = useSend(call, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    // Another tab has already deleted it.
    over: ({ status }) => status === 404 && deleteTexts.gone,
    stale,
    onEnd: close,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={subject}
      message={<Message note={texts.confirmDeleteNote} goesToo={goesToo} />}
      isPending={isPending}
      onConfirm={() => id !== undefined && send({ id, ...(sentence.trim() && { texto: sentence }) })}
      onCancel={close}
    >
      {closing && <ClosingNote {...closing} value={sentence} onChange={setSentence} isLocked={isPending} />}
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
