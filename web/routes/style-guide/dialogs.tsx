import { useState, type ReactNode } from 'react'
import { dialogSamples as texts, specimenTexts } from './texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Part } from './specimen.tsx'

interface Shown {
  isOpen: boolean
  onClose: () => void
}

export default function Dialogs() {
  return (
    <Part title="Dialog, ConfirmDialog, SaveFooter">
      <Opener label={texts.form}>{(shown) => <FormDialog {...shown} />}</Opener>
      <Opener label={texts.unsaved}>{(shown) => <FormDialog {...shown} hasUnsavedChanges />}</Opener>
      <Opener label={texts.locked}>{(shown) => <SavingDialog {...shown} />}</Opener>
      <Opener label={texts.short}>
        {(shown) => (
          <Dialog {...shown} title={texts.short} size="narrow">
            {texts.paragraph}
          </Dialog>
        )}
      </Opener>
      <Opener label={texts.card}>
        {(shown) => (
          <Dialog {...shown} title={texts.card} mobile="card">
            {texts.paragraph}
          </Dialog>
        )}
      </Opener>
      <Opener label={texts.long}>{(shown) => <LongDialog {...shown} />}</Opener>
      <Opener label={texts.confirm}>
        {({ isOpen, onClose }) => (
          <ConfirmDialog
            isOpen={isOpen}
            title={texts.confirmTitle}
            subject={specimenTexts.long}
            message={texts.confirmMessage}
            onConfirm={onClose}
            onCancel={onClose}
          />
        )}
      </Opener>
    </Part>
  )
}

function Opener({ label, children }: { label: string; children: (shown: Shown) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  )
}

const FORM = 'guia-dialogo'

function FormDialog({ isOpen, onClose, hasUnsavedChanges }: Shown & { hasUnsavedChanges?: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.formTitle}
      hasUnsavedChanges={hasUnsavedChanges}
      footer={<SaveFooter form={FORM} isPending={false} />}
    >
      <form
        id={FORM}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <TextField label={specimenTexts.name} required />
        <TextAreaField label={specimenTexts.description} />
      </form>
    </Dialog>
  )
}

/** It can't be closed while it saves: here it is done as soon as the footer is pressed. */
function SavingDialog({ isOpen, onClose }: Shown) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.locked}
      isLocked
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {specimenTexts.button}
          </Button>
          <Button isPending>{specimenTexts.button}</Button>
        </>
      }
    >
      {texts.paragraph}
    </Dialog>
  )
}

function LongDialog({ isOpen, onClose }: Shown) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={specimenTexts.long}
      footer={<Button onClick={onClose}>{specimenTexts.button}</Button>}
    >
      <div className="grid gap-4">
        {/* What the keyboard can stand on, and so scroll: browsers differ where there is nothing. */}
        <TextField label={specimenTexts.name} />
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>{texts.paragraph}</p>
        ))}
      </div>
    </Dialog>
  )
}
