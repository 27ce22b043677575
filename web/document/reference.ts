import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** The id of the request, by which the log is searched. */
export const referenceContext = createContext<string>()

/** The same while rendering. Undefined in the browser. */
export const Reference = createReactContext<string | undefined>(undefined)
