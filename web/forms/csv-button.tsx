import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useSend } from './use-send.ts'

interface CsvButtonProps extends Pick<ButtonProps, 'size'> {
  read: () => Promise<{ csv: string; completo: boolean }>
  texts: Record<'download' | 'downloadFailed' | 'downloadCut' | 'fileName', string>
}

/** Saves a list with its filters as a table, and says if rows are missing from it. */
export function CsvButton({ read, texts, size }: CsvButtonProps) {
  const notice = useNotice()
  const save = async () => {
    const { csv, completo } = await read()
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), texts.fileName)
    if (!completo) notice.warning(texts.downloadCut)
  }
  const { send, isPending } = useSend(save, { failed: texts.downloadFailed })
  return (
    <Button variant="secondary" icon={<DownloadIcon />} {...{ size, isPending }} onClick={() => send()}>
      {texts.download}
    </Button>
  )
}
