import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon } from '#web/ui/icons.tsx'
import { Dialog, useCloseDialog } from '#web/ui/overlays/dialog.tsx'
import { dialogTexts } from '#web/texts.ts'
import { moveNames, moveTexts as texts } from '../texts.ts'
import { DiscardForm } from './discard-form.tsx'
import { LetterForm } from './letter-form.tsx'
import type { Letter } from './move-schema.ts'
import type { MoveRequest } from './moves-context.ts'

interface MoveDialogProps {
  request: MoveRequest
  isOpen: boolean
  isPending: boolean
  /** Why the last try was refused. */
  refusal: string | undefined
  onClose: () => void
  onMove: (letter: Letter) => void
}

/** Says what will be sent to how many people, and moves them. */
export function MoveDialog({ request, isOpen, isPending, refusal, onClose, onMove }: MoveDialogProps) {
  const form = useId()
  const [isDirty, setIsDirty] = useState(false)
  const { to, subjects } = request
  const [only] = subjects
  const isDiscard = to === 'descartada'
  const Form = isDiscard ? DiscardForm : LetterForm
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.titles[to]?.(subjects.length === 1 && only ? only.name : texts.several(subjects.length)) ?? ''}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      alert={refusal && <Refusal>{refusal}</Refusal>}
      footer={<Footer form={form} isPending={isPending} isDiscard={isDiscard} label={moveNames[to] ?? ''} />}
    >
      <p className="mb-5 wrap-anywhere">
        {subjects.length === 1 && only ? texts.one(only.name) : texts.many(subjects.length)}
      </p>
      <Form
        id={form}
        isForMany={subjects.length > 1}
        isPending={isPending}
        onDirtyChange={setIsDirty}
        onSubmit={onMove}
      />
    </Dialog>
  )
}

function Refusal({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control border border-red bg-red-soft p-3 text-14 font-medium"
    >
      <AlertIcon size={18} className="mt-0.5 shrink-0 text-red" />
      {children}
    </p>
  )
}

interface FooterProps {
  form: string
  isPending: boolean
  isDiscard: boolean
  label: string
}

/** Where nothing has to be written, Enter moves at once. The one that opened the dialog may still be held: it moves nobody. */
function Footer({ form, isPending, isDiscard, label }: FooterProps) {
  const close = useCloseDialog()
  return (
    <>
      <Button variant="secondary" onClick={close} disabled={isPending}>
        {dialogTexts.cancel}
      </Button>
      <Button
        type="submit"
        form={form}
        variant={isDiscard ? 'danger' : 'primary'}
        isPending={isPending}
        autoFocus={!isDiscard}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {label}
      </Button>
    </>
  )
}
