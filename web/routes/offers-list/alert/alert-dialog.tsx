import { useEffect, useId, useRef, useState } from 'react'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import type { Filters } from '../filters/filters.ts'
import { alertFilters } from './alert-filters.ts'
import { AlertForm, type AlertFormValues } from './alert-form.tsx'
import { alertDialogTexts as texts } from './dialog-texts.ts'
import { useCreateAlert } from './use-create-alert.ts'

export interface AlertDialogProps {
  /** How often it was opened: each time begins with an empty form. */
  opened: number
  isOpen: boolean
  onClose: () => void
  filters: Filters
  /** The filters in words. */
  words: string
}

/** Creates an alert for the filters of the list, and then shows what the server says about it. */
export default function AlertDialog({ opened, isOpen, onClose, filters, words }: AlertDialogProps) {
  const formId = useId()
  const isVisitor = useSession().token === null
  const [isDirty, setIsDirty] = useState(false)
  const [done, setDone] = useState<{ opened: number; message: string } | null>(null)
  const { isCreating, create } = useCreateAlert((message) => setDone({ opened, message }))
  const said = done?.opened === opened ? done.message : null
  const submit = ({ frecuencia, email }: AlertFormValues) =>
    void create({ filtros: alertFilters(filters), frecuencia, ...(isVisitor && { email }) })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={said ? doneTitle(isVisitor) : texts.title}
      size="narrow"
      hasUnsavedChanges={isDirty && !said}
      isLocked={isCreating}
      footer={
        said ? (
          <DoneFooter isVisitor={isVisitor} onClose={onClose} />
        ) : (
          <SaveFooter form={formId} isPending={isCreating} saveLabel={texts.create} />
        )
      }
    >
      {said ? (
        <DoneNote message={said} hint={isVisitor ? texts.sentHint : null} />
      ) : (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p>{texts.about}</p>
            <p className="text-18 font-semibold wrap-anywhere first-letter:uppercase">{words}</p>
            {filters.publicada && <p className="text-14 text-gray-text">{texts.noAge}</p>}
          </div>
          <AlertForm
            key={opened}
            id={formId}
            isVisitor={isVisitor}
            isPending={isCreating}
            onDirtyChange={setIsDirty}
            onSubmit={submit}
          />
        </div>
      )}
    </Dialog>
  )
}

const doneTitle = (isVisitor: boolean) => (isVisitor ? texts.sentTitle : texts.doneTitle)

function DoneFooter({ isVisitor, onClose }: { isVisitor: boolean; onClose: () => void }) {
  return (
    <>
      {!isVisitor && (
        <LinkButton href="/cuenta#avisos" variant="secondary">
          {texts.mine}
        </LinkButton>
      )}
      <Button onClick={onClose}>{texts.close}</Button>
    </>
  )
}

function DoneNote({ message, hint }: { message: string; hint: string | null }) {
  const note = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <p className="wrap-anywhere">{message}</p>
      {hint && <p className="text-14 text-gray-text">{hint}</p>}
    </div>
  )
}
