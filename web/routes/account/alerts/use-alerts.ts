import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changeAlert, listAlerts, type ListToken } from '#web/api/alert-calls.ts'
import type { Alert, AlertChanges } from '#web/api/types.ts'
import { useChoice } from '../mail/use-choice.ts'

export const alertsKey = ['alert-list'] as const

export const useAlerts = (token?: ListToken) =>
  useQuery({ queryKey: [...alertsKey, token ?? null], queryFn: () => listAlerts(token) })

/** A field of an alert that is saved as soon as it is changed. */
export function useAlertField<Name extends keyof AlertChanges & keyof Alert>(
  alert: Alert,
  token: ListToken,
  name: Name,
) {
  const client = useQueryClient()
  return useChoice<Alert[Name]>(alert[name], async (value) => {
    const answer = await changeAlert(alert.alertas_id, token, { [name]: value })
    await client.invalidateQueries({ queryKey: alertsKey })
    return answer
  })
}
