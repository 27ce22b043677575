import { useMutation, useMutationState, useQueryClient, type MutationStatus } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { usePageRestored } from '#web/ui/navigation/use-page-restored.ts'

interface ProviderPage<Input> {
  name: 'checkout' | 'portal'
  findAddress: (input: Input) => Promise<{ url: string }>
  onFailed: (error: Error) => void
}

// After a success the browser is already loading the other page.
const isUnderWay = (status: MutationStatus) => status === 'pending' || status === 'success'

/** Leads to a page of the payment provider; the server gives the address. All buttons to the same page share one call. */
export function useProviderPage<Input>({ name, findAddress, onFailed }: ProviderPage<Input>) {
  const client = useQueryClient()
  const departures = client.getMutationCache()
  const filters = { mutationKey: ['provider-page', name] }
  const { mutate } = useMutation({
    ...filters,
    mutationFn: findAddress,
    onSuccess: ({ url }) => location.assign(url),
    onError: onFailed,
  })
  const statuses = useMutationState({ filters, select: ({ state }) => state.status })
  usePageRestored(() => {
    for (const departure of departures.findAll(filters)) departures.remove(departure)
    void client.invalidateQueries({ queryKey: queries.companies.key() })
  })
  const leave = (input: Input) => {
    // Reads the cache, because a second press may come before the next render.
    if (!departures.findAll(filters).some(({ state }) => isUnderWay(state.status))) mutate(input)
  }
  return { leave, isLeaving: statuses.some(isUnderWay) }
}
