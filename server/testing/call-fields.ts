import { isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/contract.ts'
import type { Call } from '#server/platform/http/calls.ts'

/** The fields that the input of a call may carry, besides its path's id. */
export function listFieldsOf(call: Call): string[] {
  const [feature, name] = call.name.split('.') as [keyof typeof contract, string]
  const procedure: unknown = (contract[feature] as Record<string, unknown>)[name]
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined
  return schema && 'shape' in schema ? Object.keys(schema.shape as object).filter((field) => field !== 'id') : []
}
