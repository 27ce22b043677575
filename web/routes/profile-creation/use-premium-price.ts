import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { periodPrice } from '#web/format/price.ts'

/** Such as «29 €/mes». Null while it loads and if it fails to load. */
export function usePremiumPrice(): string | null {
  const { data } = useQuery(queries.payments.getPremiumPrice.queryOptions({ retry: false }))
  return data?.precio ? periodPrice(data.precio) : null
}
