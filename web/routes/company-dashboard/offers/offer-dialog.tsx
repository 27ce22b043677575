import { useState } from 'react'
import type { OwnOffer } from '#web/api/types.ts'
import { dialogTexts } from '#web/texts.ts'
import { offerTexts as texts } from '../texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EditFooter, ObstacleNote } from '../editing/edit-footer.tsx'
import { OfferForm, type FormOfOffer } from './form/offer-form.tsx'
import { useOfferDefaults } from './form/use-offer-defaults.ts'
import { PreviewButton } from './preview/preview-button.tsx'
import { useSaveOffer } from './use-save-offer.ts'

interface OfferDialogProps {
  isOpen: boolean
  /** The offer to edit. */
  offer: OwnOffer | null
  onClose: () => void
  /** Called with the version that somebody else saved, which replaces `offer`. */
  onLoaded: (offer: OwnOffer) => void
}

const sendForm = () => document.querySelector<HTMLFormElement>('form#oferta')?.requestSubmit()

/** Edits an offer. */
export function OfferDialog({ isOpen, offer, onClose, onLoaded }: OfferDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const [form, setForm] = useState<FormOfOffer | null>(null)
  const defaults = useOfferDefaults()
  const { obstacle, save, load, forget, isPending, isLoading, failure } = useSaveOffer({
    offer,
    onSaved: leave,
    onLoaded,
  })
  function leave() {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.editTitle}
      hasUnsavedChanges={isDirty}
      saving={obstacle ? undefined : { label: dialogTexts.save, onPress: sendForm }}
      isLocked={isPending}
      alert={<ObstacleNote obstacle={obstacle} texts={texts} />}
      footer={
        <EditFooter form="oferta" {...{ obstacle, isPending, isLoading }} onLoad={load}>
          <PreviewButton form={form} offer={offer} />
        </EditFooter>
      }
    >
      <OfferForm
        key={offer?.version}
        offer={offer}
        interruptedName={`oferta:${offer?.emp_ofertas_id ?? 0}`}
        {...defaults}
        onSubmit={({ publicar_el: _, ...body }) => save(body)}
        {...{ isPending, failure }}
        onDirtyChange={setIsDirty}
        onForm={setForm}
      />
    </Dialog>
  )
}
