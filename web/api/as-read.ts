/**
 * For a query whose answer somebody reads before deciding about it: what he sees is replaced only by his own actions, not when he comes back
 * to the tab or to the network. The decision sends the version that he has seen.
 */
export const asRead = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
