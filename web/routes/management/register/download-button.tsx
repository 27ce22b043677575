import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { registerTexts as texts } from '../texts.ts'

/** Saves all acts of the filters as a table, or says that the older ones are not in it. */
export function DownloadButton({ filters }: { filters: Parameters<typeof api.operator.getActsCsv>[0] }) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: () => api.operator.getActsCsv(filters),
    onSuccess: ({ csv, completo }) => {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), texts.fileName)
      if (!completo) notice.warning(texts.downloadCut)
    },
    onError: () => notice.error(texts.downloadFailed),
  })
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      isPending={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.download}
    </Button>
  )
}
