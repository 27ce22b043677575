import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { usePageRestored } from '#web/ui/use-page-restored.ts'

interface ProviderPage<Input> {
  name: 'checkout' | 'portal'
  findAddress: (input: Input) => Promise<{ url: string }>
  onFailed: (error: Error) => void
}

/** Leaves for a page of the payment provider, whose address the server knows. */
export function useProviderPage<Input>({ name, findAddress, onFailed }: ProviderPage<Input>) {
  const client = useQueryClient()
  const mutationKey = ['provider-page', name]
  const departure = useMutation({
    mutationKey,
    mutationFn: findAddress,
    onSuccess: ({ url }) => location.assign(url),
    onError: onFailed,
  })
  usePageRestored(() => {
    departure.reset()
    void client.invalidateQueries({ queryKey: queries.companies.key() })
  })
  const leave = (input: Input) => {
    // A second press may come before the button has been drawn as pressed.
    if (client.isMutating({ mutationKey }) === 0) departure.mutate(input)
  }
  return { leave, isLeaving: departure.isPending || departure.isSuccess }
}
