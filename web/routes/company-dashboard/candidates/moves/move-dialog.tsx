import { useId, useState } from 'react'
import { choicesFor, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { discardReasons, type DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import { ReasonForm } from '#web/forms/reasons/reason-form.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { AlertIcon } from '#web/ui/icons.tsx'
import { Dialog, useCloseDialog } from '#web/ui/overlays/dialog.tsx'
import { dialogTexts } from '#web/texts.ts'
import { moveNames, moveTexts as texts } from '../texts.ts'
import { discardChoice, discardText, letterText, type Letter } from './move-reasons.ts'
import type { MoveRequest } from './moves-context.ts'
import type { Refusal } from './use-move.ts'

interface MoveDialogProps {
  request: MoveRequest
  isOpen: boolean
  isPending: boolean
  /** The last try was refused. */
  refusal: Refusal | undefined
  /** The reason of the last discarding is proposed again, so that Enter suffices. */
  usual: DiscardReason | null
  onClose: () => void
  onMove: (letter: Letter) => void
}

/** Says what will be sent to how many people, and moves them. */
export function MoveDialog({ request, isOpen, isPending, refusal, usual, onClose, onMove }: MoveDialogProps) {
  const form = useId()
  const [isDirty, setIsDirty] = useState(false)
  const { to, subjects } = request
  const [only] = subjects
  const isDiscard = to === 'descartada'
  const proposed = isDiscard ? usual : null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.titles[to]?.(subjects.length === 1 && only ? only.name : texts.several(subjects.length)) ?? ''}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      alert={refusal && <Alert>{refusal.sentence}</Alert>}
      footer={
        <Footer
          {...{ form, isPending, isDiscard }}
          isReady={!isDiscard || proposed !== null}
          label={labelOf(to, refusal)}
        />
      }
    >
      <p className="mb-5 wrap-anywhere">
        {subjects.length === 1 && only ? texts.one(only.name) : texts.many(subjects.length)}
      </p>
      <ReasonForm<DiscardReason | null>
        key={String(isDiscard)}
        id={form}
        {...(isDiscard ? { choice: discardChoice, text: discardText(subjects.length > 1) } : { text: letterText })}
        {...(proposed && { initial: { motivo: proposed, texto: discardReasons[proposed].text } })}
        isPending={isPending}
        onDirtyChange={setIsDirty}
        onSubmit={({ motivo, texto }) => onMove({ motivo, texto: texto || null })}
      />
    </Dialog>
  )
}

/** Undefined: nobody can move it there, because it is gone or has another state now. */
function labelOf(to: ApplicationState, refusal: Refusal | undefined): string | undefined {
  const label = moveNames[to] ?? ''
  const state = refusal?.state
  if (state === undefined) return label
  return state && choicesFor(state).includes(to) ? texts.anyway(label) : undefined
}

/** Takes the focus, so that it is read before anything is pressed again. */
function Alert({ children }: { children: string }) {
  return (
    <p
      ref={focusAtOnce}
      role="alert"
      tabIndex={-1}
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
  /** Nothing is left to fill in. */
  isReady: boolean
  label: string | undefined
}

/**
 * Without required fields Enter moves at once. An Enter that is still pressed since opening the dialog moves nobody.
 */
function Footer({ form, isPending, isDiscard, isReady, label }: FooterProps) {
  const close = useCloseDialog()
  return (
    <>
      <Button variant="secondary" onClick={close} disabled={isPending}>
        {dialogTexts.cancel}
      </Button>
      {label && (
        <Button
          type="submit"
          form={form}
          variant={isDiscard ? 'danger' : 'primary'}
          isPending={isPending}
          autoFocus={isReady}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {label}
        </Button>
      )}
    </>
  )
}
