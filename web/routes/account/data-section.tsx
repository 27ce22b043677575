import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { useSend } from '#web/forms/use-send.ts'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { ExportState } from './export-state.tsx'
import { dataTexts as texts } from './texts.ts'

const RENEW_MS = { making: 3000, ready: 60_000 }

/** The file with the data of the account: asked for, being made, ready, failed. */
export function DataSection() {
  const found = useQuery(
    queries.account.getExport.queryOptions({
      refetchInterval: ({ state }) => (state.data?.estado === 'en_proceso' ? RENEW_MS.making : RENEW_MS.ready),
    }),
  )
  const { send, isPending } = useSend(() => api.account.requestExport(), {
    failed: texts.requestFailed,
    stale: queries.account.getExport.key(),
  })
  const { data } = found
  return (
    <section id="mis-datos" className="grid scroll-mt-6 grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card className="grid grid-cols-1 gap-4">
        <p>{texts.about}</p>
        {found.isPending && <Skeleton className="h-12 w-full" />}
        {found.isError && !data && (
          <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
        )}
        {data && <ExportState found={data} />}
        {data && data.estado !== 'en_proceso' && (
          <Button
            variant={data.estado === 'listo' ? 'secondary' : undefined}
            isFullWidth
            isPending={isPending}
            onClick={() => send()}
          >
            {texts.request[data.estado]}
          </Button>
        )}
      </Card>
    </section>
  )
}
