import { createContext } from 'react-router'

/** Where a fault met while rendering is written down. */
export type Report = (error: unknown, request: Request) => void

export const reportContext = createContext<Report>()
