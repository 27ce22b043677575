import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** Marks our inline scripts in this rendering. The server replaces it by their hashes in the Content-Security-Policy. */
export const nonceContext = createContext<string>()

/** The same while rendering. Undefined in the browser. */
export const Nonce = createReactContext<string | undefined>(undefined)
