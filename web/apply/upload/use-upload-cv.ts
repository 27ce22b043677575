import { useRef, useState } from 'react'
import { LENGTH_MAX } from '#contract/constants.ts'
import { cleanLine, isVisible } from '#contract/values/text/visible-text.ts'
import { api } from '#web/api/client.ts'
import type { Cv } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { cvDialogTexts as texts } from '../dialog-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import type { PickedFile } from '#web/ui/files/read-data-url.ts'
import { uploadFaultOf } from './upload-fault.ts'

export interface CvUpload {
  file: PickedFile | null
  /** Why the last attempt failed. */
  problem: string | null
  /** How much of the file has left, from 0 to 1; null while nothing is being sent. */
  progress: number | null
  isPending: boolean
  choose: (file: PickedFile | null) => void
  send: () => void
  /** Ends the upload that is under way. The file stays chosen. */
  cancel: () => void
}

/** «CV de Ana.pdf» is called «CV de Ana». */
function nameOf(file: PickedFile): string {
  const name = cleanLine(file.name)
    .replace(/\.pdf$/i, '')
    .slice(0, LENGTH_MAX.title)
  return isVisible(name) ? cleanLine(name).trim() : 'CV'
}

const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Uploads a PDF. A file that is refused stays chosen no longer; after any other failure one press tries again. */
export function useUploadCv(onUploaded: (cv: Cv) => void): CvUpload {
  const [file, setFile] = useState<PickedFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const calling = useRef<AbortController>(null)
  const notice = useNotice()

  const choose = (picked: PickedFile | null) => {
    setProblem(null)
    setFile(picked)
  }

  const fail = (error: unknown) => {
    if (isCalledOff(error)) return notice.info(texts.calledOff)
    const { sentence, mayRetry } = uploadFaultOf(error)
    notice.error(texts.uploadFailed)
    setProblem(sentence)
    if (!mayRetry) setFile(null)
  }

  const send = async () => {
    if (!file) return
    setProblem(null)
    setProgress(0)
    try {
      calling.current = new AbortController()
      const { cv, warning } = await upload(file, calling.current.signal, setProgress)
      onUploaded(cv)
      setFile(null)
      notice.success(texts.uploaded)
      if (warning) notice.warning(warning)
    } catch (error) {
      fail(error)
    }
    setProgress(null)
  }

  return {
    file,
    problem,
    progress,
    isPending: progress !== null,
    choose,
    send: () => void send(),
    cancel: () => calling.current?.abort(),
  }
}

type Uploaded = { cv: Cv; warning: string | undefined }

async function upload(file: PickedFile, signal: AbortSignal, onProgress: (share: number) => void): Promise<Uploaded> {
  const name = nameOf(file)
  const body = { name, file: file.dataUrl }
  const { can_cv_id, aviso } = await api.cvs.uploadCv(body, { signal, context: { onProgress } })
  const unused = { numero_candidaturas: 0, numero_descargas: 0 }
  const cv = { can_cv_id, nombre: name, fecha: todayInMadrid(), tamano_bytes: file.size, ...unused }
  return { cv, warning: aviso }
}
