import { createContext } from 'react-router'

/** The request in which a page failed. Without its query: that holds what people typed and the signatures of links. */
export interface FailedRequest {
  requestId: string
  method: string
  path: string
}

/** Logs an error of a loader or of rendering. */
export type Report = (error: unknown, request: FailedRequest) => void

export const reportContext = createContext<(error: unknown) => void>()
