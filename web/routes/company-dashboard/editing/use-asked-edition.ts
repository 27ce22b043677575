import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnOffer } from '#web/api/types.ts'

/** Opens the dialog for «Editar» of the public page, which adds `editar=1`. The address loses it, so that a reload opens nothing. */
export function useAskedEdition(offers: readonly OwnOffer[] | undefined, edit: (offer: OwnOffer) => void): void {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('editar') === '1'
  const asked = isAsked ? offers?.find((offer) => String(offer.emp_ofertas_id) === search.get('oferta')) : undefined
  const open = useEffectEvent((offer: OwnOffer) => {
    edit(offer)
    setSearch(
      (before) => {
        before.delete('editar')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (asked) open(asked)
  }, [asked])
}
