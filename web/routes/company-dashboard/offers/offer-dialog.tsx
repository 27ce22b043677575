import { useState } from 'react'
import type { OwnOffer } from '#web/api/types.ts'
import { useOfferDays, useSite } from '#web/document/site.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { offerTexts as texts } from '../texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EditFooter, ObstacleNote } from '../editing/edit-footer.tsx'
import { OfferForm } from './offer-form.tsx'
import { useSaveOffer } from './use-save-offer.ts'

interface OfferDialogProps {
  isOpen: boolean
  /** The offer to edit; null creates one in the project. */
  offer: OwnOffer | null
  projectId?: number | undefined
  onClose: () => void
  onCreated?: (() => void) | undefined
  /** Called with the version that somebody else saved, which replaces `offer`. */
  onLoaded?: (offer: OwnOffer) => void
}

export function OfferDialog({ isOpen, offer, projectId, onClose, onCreated, onLoaded }: OfferDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const requiresSalary = useSite()?.requiresSalary ?? false
  const usualExpiry = dayAfter(todayInMadrid(), useOfferDays())
  const onSaved = () => {
    leave()
    if (!offer) onCreated?.()
  }
  const { obstacle, save, load, forget, isPending, isLoading, failure } = useSaveOffer({
    offer,
    projectId,
    onSaved,
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
      title={offer ? texts.editTitle : texts.createTitle}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      alert={<ObstacleNote obstacle={obstacle} texts={{ ...texts, gone: offer ? texts.gone : texts.projectGone }} />}
      footer={<EditFooter form="oferta" {...{ obstacle, isPending, isLoading }} onLoad={load} />}
    >
      <OfferForm
        key={offer?.version}
        offer={offer}
        usualExpiry={usualExpiry}
        requiresSalary={requiresSalary}
        onSubmit={save}
        {...{ isPending, failure }}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}
