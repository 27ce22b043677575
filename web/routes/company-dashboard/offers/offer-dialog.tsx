import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useOfferDays, useSite } from '#web/document/site.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { placeOfProfile } from '#web/forms/place-values.ts'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { offerTexts as texts } from '../texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EditFooter, ObstacleNote } from '../editing/edit-footer.tsx'
import { OfferForm } from './form/offer-form.tsx'
import { useSaveOffer } from './use-save-offer.ts'

interface OfferDialogProps {
  isOpen: boolean
  /** The offer to edit; null creates one in the project, or in the usual one. */
  offer: OwnOffer | null
  projectId?: number | undefined
  onClose: () => void
  onCreated?: (() => void) | undefined
  /** Called with the version that somebody else saved, which replaces `offer`. */
  onLoaded?: (offer: OwnOffer) => void
  actionsFor?: (offer: { id: number; name: string }) => readonly NoticeAction[]
}

/** The name of its draft, with the project that it was opened for. */
export const draftOfNewOffer = (projectId?: number): string =>
  projectId === undefined ? 'oferta' : `oferta-de:${projectId}`

export function OfferDialog(props: OfferDialogProps) {
  const { isOpen, offer, projectId, onClose, onCreated, onLoaded, actionsFor } = props
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
    actionsFor,
  })
  // Read at the press: the dashboard has loaded it.
  const company = useQueryClient().getQueryData(queries.companies.getInformation.queryKey())
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
      footer={
        <EditFooter
          form="oferta"
          saveLabel={offer ? undefined : texts.publish}
          {...{ obstacle, isPending, isLoading }}
          onLoad={load}
        />
      }
    >
      <OfferForm
        key={offer?.version}
        offer={offer}
        draft={offer ? `oferta:${offer.emp_ofertas_id}` : draftOfNewOffer(projectId)}
        usualExpiry={usualExpiry}
        usualPlace={company && placeOfProfile(company)}
        requiresSalary={requiresSalary}
        onSubmit={save}
        {...{ isPending, failure }}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}
