import { useMutation, useMutationState, useQueryClient, type MutationStatus } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { usePageRestored } from '#web/ui/navigation/use-page-restored.ts'

interface ProviderPage<Input> {
  name: 'checkout' | 'portal'
  findAddress: (input: Input) => Promise<{ url: string }>
  onFailed: (error: Error) => void
}

// After a success the browser is on its way to the other page.
const isUnderWay = (status: MutationStatus) => status === 'pending' || status === 'success'

/** Leaves for a page of the payment provider, whose address the server knows. All buttons to it wait for the same one. */
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
    // Asked of the cache: a second press may come before the button is drawn as pressed.
    if (!departures.findAll(filters).some(({ state }) => isUnderWay(state.status))) mutate(input)
  }
  return { leave, isLeaving: statuses.some(isUnderWay) }
}
