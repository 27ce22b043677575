import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { cvDialogTexts as texts } from '../dialog-texts.ts'

export interface UploadFault {
  sentence: string
  /** Whether the same file may be sent again as it is. */
  mayRetry: boolean
}

/** Why an upload failed. Only what the server says of the file itself is the file's fault. */
export function uploadFaultOf(error: unknown): UploadFault {
  if (isNoConnection(error)) return { sentence: texts.interrupted, mayRetry: true }
  if (error instanceof ApiError && isOfFile(error)) return { sentence: error.error, mayRetry: false }
  if (error instanceof ApiError && error.status === 429) return { sentence: texts.tooManyTries, mayRetry: true }
  return { sentence: texts.ourFault, mayRetry: true }
}

// A proxy that finds the file too large has no sentence of ours.
const isOfFile = ({ status, error }: ApiError): boolean => (status === 400 || status === 413) && error !== ''
