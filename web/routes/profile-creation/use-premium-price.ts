import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { periodPrice } from '#web/format/price.ts'

/** Such as «29 €/mes»; null while it is asked for and where the provider could not be asked. */
export function usePremiumPrice(): string | null {
  const { data } = useQuery(queries.payments.getPremiumPrice.queryOptions({ retry: false }))
  return data?.precio ? periodPrice(data.precio) : null
}
