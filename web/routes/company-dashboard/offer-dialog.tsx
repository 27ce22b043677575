import { useState } from 'react'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SaveFooter } from '#web/ui/save-footer.tsx'
import { OfferForm } from './offer-form.tsx'
import type { Offer } from './offers-section.tsx'
import { useSaveOffer } from './use-save-offer.ts'

interface OfferDialogProps {
  isOpen: boolean
  /** The offer to edit; null creates one in the project. */
  offer: Offer | null
  projectId?: number | undefined
  onClose: () => void
}

export function OfferDialog({ isOpen, offer, projectId, onClose }: OfferDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const { save, forgetFailure, isPending, failure } = useSaveOffer({ offer, projectId, onSaved: onClose })
  const leave = () => {
    forgetFailure()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={offer ? texts.editTitle : texts.createTitle}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form="oferta" onCancel={leave} isPending={isPending} />}
    >
      <OfferForm offer={offer} onSubmit={save} {...{ isPending, failure }} onDirtyChange={setIsDirty} />
    </Dialog>
  )
}
