import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { periodPrice } from '#web/format/price.ts'

/** Such as «29 €/mes». Null while it loads, if it fails to load and if Premium is not sold. */
export function usePremiumPrice(isSold: boolean): string | null {
  const { data } = useQuery(queries.payments.getPremiumPrice.queryOptions({ retry: false, enabled: isSold }))
  return data?.precio ? periodPrice(data.precio) : null
}
