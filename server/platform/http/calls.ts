import { isContractProcedure } from '@orpc/contract'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'

export interface Call extends CallMeta {
  /** Its path in the contract: `offers.getOffer`. */
  name: string
  method: string
  /** As the contract writes it: `/api/companies/delete-offer/{id}`. */
  path: string
  pattern: RegExp
}

const callsOf = (feature: string, procedures: object): Call[] =>
  Object.entries(procedures).flatMap(([key, procedure]) => {
    if (!isContractProcedure(procedure)) return []
    const { route, meta } = procedure['~orpc']
    if (!route.method || !route.path) throw new Error(`${feature}.${key} has no method or path`)
    const pattern = new RegExp(`^${route.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
    return [{ ...(meta as CallMeta), name: `${feature}.${key}`, method: route.method, path: route.path, pattern }]
  })

/** Every call of the contract, as a flat list. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  callsOf(feature, procedures),
)

/** The calls on a path, one per method; empty if the path is unknown. */
export const listCallsOn = (pathname: string): Call[] => calls.filter((call) => call.pattern.test(pathname))
