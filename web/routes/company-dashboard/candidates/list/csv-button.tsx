import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { selectionOf, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts } from '../texts.ts'

/** Saves all candidates of the filters as a table. */
export function CsvButton({ filters }: { filters: DeskFilters }) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: () => api.applicationDesk.getApplicationsCsv(selectionOf(filters)),
    onSuccess: ({ csv, completo }) => {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), texts.fileName)
      if (!completo) notice.warning(texts.downloadCut)
    },
    onError: (error) => notice.error(limitSentence(error, texts.downloadFailed)),
  })
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon />}
      isPending={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.download}
    </Button>
  )
}
