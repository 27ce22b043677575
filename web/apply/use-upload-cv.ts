import { useState } from 'react'
import { LENGTH_MAX } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { todayInMadrid } from '#web/format/date.ts'
import { cvDialogTexts as texts } from '#web/texts/apply.ts'
import { useNotice } from '#web/ui/notice.tsx'
import type { PickedFile } from '#web/ui/read-data-url.ts'
import type { Cv } from './use-cvs.ts'

export interface CvUpload {
  file: PickedFile | null
  /** What the server found wrong with the file. */
  problem: string | null
  isPending: boolean
  choose: (file: PickedFile | null) => void
  send: () => void
}

/** «CV de Ana.pdf» is called «CV de Ana». */
const nameOf = (file: PickedFile): string =>
  file.name
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, LENGTH_MAX.title) || 'CV'

/** Uploads a PDF. A file that is refused stays chosen no longer: the reason stands where another is picked. */
export function useUploadCv(onUploaded: (cv: Cv) => void): CvUpload {
  const [file, setFile] = useState<PickedFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const notice = useNotice()

  const choose = (picked: PickedFile | null) => {
    setProblem(null)
    setFile(picked)
  }

  const send = async () => {
    if (!file) return
    setIsPending(true)
    try {
      const name = nameOf(file)
      const { can_cv_id } = await api.cvs.uploadCv({ name, file: file.dataUrl })
      notice.success(texts.uploaded)
      setFile(null)
      onUploaded({ can_cv_id, nombre: name, fecha: todayInMadrid() })
    } catch (error) {
      notice.error(texts.uploadFailed)
      const reason = refusalOf(error)
      setProblem(reason)
      if (reason) setFile(null)
    }
    setIsPending(false)
  }

  return { file, problem, isPending, choose, send: () => void send() }
}

/** The server's sentence where the file itself is at fault; without one the same file may be sent again. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 400 || error.status === 413) ? error.error : null
