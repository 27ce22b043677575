import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** The nonce of this answer's Content-Security-Policy, for the server's entry. */
export const nonceContext = createContext<string>()

/** The same while rendering. Undefined in the browser, which hides nonces from scripts. */
export const Nonce = createReactContext<string | undefined>(undefined)
