import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { logFailure } from '#web/api/log-failure.ts'
import type { DataExport } from '#web/api/types.ts'
import { fileSize } from '#web/format/file-size.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { dataTexts as texts } from './texts.ts'

/** The state of the file. Screen readers hear each change. */
export function ExportState({ found }: { found: DataExport }) {
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
