import { useQuery } from '@tanstack/react-query'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { queries } from '#web/api/queries.ts'

/** The moves that the company may make of these. A suspended one only discards. */
export function useAllowedMoves(choices: readonly ApplicationState[]): readonly ApplicationState[] {
  const { data: verification } = useQuery(queries.verification.getVerification.queryOptions())
  return verification?.estado_verificacion === 'suspendida' ? choices.filter((to) => to === 'descartada') : choices
}
