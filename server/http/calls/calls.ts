import { isContractProcedure } from '@orpc/contract'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'

export interface Call extends CallMeta {
  /** Its path in the contract: `offers.getOffer`. */
  name: string
  method: string
  /** As the contract writes it: `/api/companies/delete-offer/{id}`. */
  path: string
  /** Its parameters are groups: `id`. */
  pattern: RegExp
  /** The path up to its first parameter. A string comparison is cheaper than the regular expression. */
  start: string
}

const callsOf = (feature: string, procedures: object): Call[] =>
  Object.entries(procedures).flatMap(([key, procedure]) => {
    if (!isContractProcedure(procedure)) return []
    const { route, meta } = procedure['~orpc']
    if (!route.method || !route.path) throw new Error(`${feature}.${key} has no method or path`)
    const { method, path } = route
    const pattern = new RegExp(`^${path.replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`)
    const [start = path] = path.split('{')
    return [{ ...(meta as CallMeta), name: `${feature}.${key}`, method, path, pattern, start }]
  })

/** Every call of the contract, as a flat list. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  callsOf(feature, procedures),
)

export const isOn = (pathname: string, { start, pattern }: Call): boolean =>
  pathname.startsWith(start) && pattern.test(pathname)

/** The calls on a path, one per method; empty if the path is unknown. */
export const listCallsOn = (pathname: string): Call[] => calls.filter((call) => isOn(pathname, call))
