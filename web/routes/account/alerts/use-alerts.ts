import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import type { Alert, AlertChanges } from '#web/api/types.ts'
import { useChoice } from '../mail/use-choice.ts'

/** The token of a visitor's list. Undefined: the alerts are those of the account. */
export type ListToken = string | undefined

export const alertsKey = ['alert-list'] as const

interface AlertList {
  /** Of a visitor. An account has its own. */
  correo: string | null
  alertas: Alert[]
}

const readAlerts = async (token: ListToken): Promise<AlertList> =>
  token === undefined
    ? { correo: null, alertas: await api.alerts.listAlerts() }
    : await api.alerts.listByLink({ token })

export const useAlerts = (token?: ListToken) =>
  useQuery({ queryKey: [...alertsKey, token ?? null], queryFn: () => readAlerts(token) })

/** A field of an alert that is saved as soon as it is changed. */
export function useAlertField<Name extends keyof AlertChanges & keyof Alert>(
  alert: Alert,
  token: ListToken,
  name: Name,
) {
  const client = useQueryClient()
  return useChoice<Alert[Name]>(alert[name], async (value) => {
    const answer = await api.alerts.changeAlert({ id: alert.alertas_id, token, [name]: value })
    await client.invalidateQueries({ queryKey: alertsKey })
    return answer
  })
}
