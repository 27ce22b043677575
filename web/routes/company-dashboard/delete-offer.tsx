import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import type { Offer } from './offers-section.tsx'

interface DeleteOfferProps {
  offer: Offer | null
  isOpen: boolean
  onClose: () => void
}

/** Asks, then deletes the offer with its applications. */
export function DeleteOffer({ offer, isOpen, onClose }: DeleteOfferProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation(
    queries.offers.deleteOffer.mutationOptions({
      onSuccess: () => {
        notice.success(texts.deleted)
        // It closes when the list is up to date, and the focus then goes where something still is.
        return client.invalidateQueries()
      },
      onError: () => notice.error(texts.deleteFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={offer?.nombre}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => offer && remove.mutate({ id: offer.emp_ofertas_id })}
      onCancel={onClose}
    />
  )
}
