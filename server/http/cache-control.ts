import type { Call } from './calls.ts'

/** How long others may keep the answer to a call: as the contract says, or not at all. */
export const cacheControl = ({ cacheSeconds }: Pick<Call, 'cacheSeconds'>, isKept: boolean): string =>
  cacheSeconds && isKept ? `public, max-age=${cacheSeconds}` : 'no-store'
