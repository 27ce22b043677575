import { useQuery, useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { useSend } from '#web/forms/use-send.ts'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { logFailure } from '#web/api/log-failure.ts'
import type { DataExport } from '#web/api/types.ts'
import { fileSize } from '#web/format/file-size.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
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

/** The state of the file. Screen readers hear each change. */
function ExportState({ found }: { found: DataExport }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 empty:hidden">
      {found.estado === 'en_proceso' && (
        <p className="flex items-center gap-3">
          <Spinner />
          {texts.making}
        </p>
      )}
      {found.estado === 'fallido' && <p className="text-red">{texts.makingFailed}</p>}
      {found.estado === 'listo' && <Ready found={found} />}
    </div>
  )
}

function Ready({ found: { disponible_hasta: until, tamano_bytes: size } }: { found: DataExport }) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchExport(), texts.fileName),
    onError: (error) => {
      logFailure('The download of the own data failed', error)
      notice.error(texts.downloadFailed)
    },
  })
  return (
    <>
      <p>{texts.ready(momentInMadrid(String(until)), fileSize(size ?? 0))}</p>
      <Button isFullWidth icon={<DownloadIcon />} isPending={download.isPending} onClick={() => download.mutate()}>
        {texts.download}
      </Button>
    </>
  )
}

/** Asks for a new link, because a link is valid for five minutes. */
async function fetchExport(): Promise<Blob> {
  const { enlace } = await api.account.getExport({})
  if (!enlace) throw new Error('the file has expired')
  const answer = await fetch(enlace)
  if (!answer.ok) throw new Error(`the file could not be fetched: ${answer.status}`)
  return answer.blob()
}
