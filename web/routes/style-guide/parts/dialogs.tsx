import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { Stateful, Part } from '../specimen.tsx'
import { dialogSamples as texts, specimenTexts } from '../texts.ts'

const FORM = 'guia-dialogo'

type Look = Omit<DialogProps, 'isOpen' | 'onClose'>

/** The dialogs by the text of the button that opens them. */
const dialogs = (close: () => void): Record<string, Look> => {
  const short = { title: specimenTexts.cardTitle, children: texts.paragraph }
  const form = { ...short, footer: <SaveFooter form={FORM} isPending={false} />, children: sampleForm(close) }
  return {
    form,
    hasUnsavedChanges: { ...form, hasUnsavedChanges: true },
    isLocked: { ...short, isLocked: true, footer: <SaveFooter form={FORM} isPending /> },
    narrow: { ...short, size: 'narrow' },
    card: { ...short, mobile: 'card' },
    long: {
      title: specimenTexts.long,
      footer: <Button onClick={close}>{specimenTexts.button}</Button>,
      children: (
        <div className="grid gap-4">
          {/* Not every browser lets the keyboard scroll a dialog in which nothing takes the focus. */}
          <TextField label={specimenTexts.name} />
          {Array.from({ length: 30 }, (_, line) => (
            <p key={line}>{texts.paragraph}</p>
          ))}
        </div>
      ),
    },
  }
}

const sampleForm = (close: () => void): ReactNode => (
  <form
    id={FORM}
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault()
      close()
    }}
  >
    <TextField label={specimenTexts.name} required />
    <TextAreaField label={specimenTexts.description} />
  </form>
)

export default function Dialogs() {
  return (
    <Stateful<string | null> start={null}>
      {(shown, show) => {
        const close = () => show(null)
        const looks = dialogs(close)
        return (
          <Part title="Dialog, ConfirmDialog, SaveFooter">
            {[...Object.keys(looks), 'ConfirmDialog'].map((label) => (
              <Button key={label} variant="secondary" onClick={() => show(label)}>
                {label}
              </Button>
            ))}
            {Object.entries(looks).map(([label, look]) => (
              <Dialog key={label} {...look} isOpen={shown === label} onClose={close} />
            ))}
            <ConfirmDialog
              isOpen={shown === 'ConfirmDialog'}
              title={texts.confirmTitle}
              subject={specimenTexts.long}
              message={texts.paragraph}
              onConfirm={close}
              onCancel={close}
            />
          </Part>
        )
      }}
    </Stateful>
  )
}
