import { createContext } from 'react-router'
import type { ApiClient } from './api-client.ts'

/** The API for server loaders, in process: `context.get(apiContext).offers.getOffer({ id })`. */
export const apiContext = createContext<ApiClient>()
