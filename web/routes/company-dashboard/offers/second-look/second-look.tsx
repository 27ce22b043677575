import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SecondLookDialog } from './second-look-dialog.tsx'
import { secondLookTexts as texts } from './texts.ts'

/**
 * For an offer that was hidden after reports: asks once to look again. Nothing for one that was rejected otherwise. All cards share one
 * request, which only a company with a rejected offer makes.
 */
export function SecondLook({ offer }: { offer: OwnOffer }) {
  const isRejected = offer.revision.estado === 'rechazada'
  const withdrawn = useQuery(queries.reports.listWithdrawn.queryOptions({ enabled: isRejected }))
  const [isOpen, setIsOpen] = useState(false)
  const own = withdrawn.data?.find((one) => one.emp_ofertas_id === offer.emp_ofertas_id)
  useReopening(own ? [[`revision:${offer.emp_ofertas_id}`, () => setIsOpen(true)]] : [])
  if (!isRejected || !own) return null
  if (own.segunda_revision !== 'posible') {
    return <p className="text-14 text-gray-text">{own.segunda_revision === 'pedida' ? texts.asked : texts.done}</p>
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)} className="w-fit">
        {texts.open}
      </Button>
      <SecondLookDialog offer={offer} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
