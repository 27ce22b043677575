import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '#web/api/query-client.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'

/** Renders with the providers of every private page: data and notices. */
export function renderPrivate(children: ReactNode) {
  const client = createQueryClient(() => undefined)
  // A failure shows at once, without a retry.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <NoticeProvider>{inner}</NoticeProvider>
    </QueryClientProvider>
  )
  const { rerender, ...rest } = render(around(children))
  return { ...rest, rerender: (inner: ReactNode) => rerender(around(inner)) }
}
