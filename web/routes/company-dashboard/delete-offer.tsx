import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import type { Offer } from './offers-section.tsx'

/** Asks, then deletes the offer with its applications. Open while there is an offer. */
export function DeleteOffer({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation(
    queries.offers.deleteOffer.mutationOptions({
      onSuccess: () => {
        notice.success(texts.deleted)
        void client.invalidateQueries()
      },
      onError: () => notice.error(texts.deleteFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      isOpen={offer !== null}
      title={texts.confirmDelete}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => offer && remove.mutate({ id: offer.emp_ofertas_id })}
      onCancel={onClose}
    />
  )
}
