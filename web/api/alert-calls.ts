import { api } from './client.ts'
import type { Alert, AlertChanges } from './types.ts'

/** The token of a visitor's list. Undefined: the alerts are those of the account. */
export type ListToken = string | undefined

interface AlertList {
  /** Of a visitor. An account has its own. */
  email: string | null
  alertas: Alert[]
}

export const listAlerts = async (token: ListToken): Promise<AlertList> =>
  token === undefined ? { email: null, alertas: await api.alerts.listAlerts() } : await api.alerts.listByLink({ token })

export const changeAlert = (id: number, token: ListToken, changes: AlertChanges) =>
  token === undefined
    ? api.alerts.changeAlert({ id, ...changes })
    : api.alerts.changeByLink({ alertas_id: id, token, ...changes })

export const deleteAlert = (id: number, token: ListToken) =>
  token === undefined ? api.alerts.deleteAlert({ id }) : api.alerts.deleteByLink({ alertas_id: id, token })
