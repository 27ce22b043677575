import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { cvDialogTexts as texts } from '../dialog-texts.ts'

export interface UploadFault {
  sentence: string
  /** Whether the same file may be sent again as it is. */
  mayRetry: boolean
}

/** Why an upload failed. Only a sentence of the server about the file blames the file. */
export function uploadFaultOf(error: unknown): UploadFault {
  if (isNoConnection(error)) return { sentence: texts.interrupted, mayRetry: true }
  if (error instanceof ApiError && isOfFile(error)) return { sentence: error.error, mayRetry: false }
  if (error instanceof ApiError && isOfRoom(error)) return { sentence: error.error, mayRetry: true }
  if (error instanceof ApiError && error.status === 429) return { sentence: texts.tooManyTries, mayRetry: true }
  return { sentence: texts.ourFault, mayRetry: true }
}

// The file is valid, but the quota, the disk or the number of visitors leaves no room for it now.
const isOfRoom = ({ status, error }: ApiError): boolean => [409, 503, 507].includes(status) && error !== ''

// A proxy that refuses a large file sends no sentence.
const isOfFile = ({ status, error }: ApiError): boolean => (status === 400 || status === 413) && error !== ''
