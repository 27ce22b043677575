import type { ReactNode } from 'react'
import { ALERTS_MAX } from '#contract/constants.ts'
import type { ListToken } from '#web/api/alert-calls.ts'
import { SectionList } from '#web/ui/section-list.tsx'
import { AlertCard } from './alert-card.tsx'
import { alertListTexts as texts } from './texts.ts'
import { useAlerts } from './use-alerts.ts'

const ALERT_SKELETONS = 1

interface AlertListProps {
  title: string
  token: ListToken
  empty: ReactNode
}

/** The alerts of an account, or those of a visitor who has a link. */
export function AlertList({ title, token, empty }: AlertListProps) {
  const { data, ...query } = useAlerts(token)
  const alerts = data?.alertas
  return (
    <SectionList
      title={title}
      query={{ ...query, data: alerts }}
      grid="grid grid-cols-1 gap-3"
      skeleton={{ kind: 'cv', count: ALERT_SKELETONS }}
      failed={{ title: texts.loadFailed, notice: texts.loadFailed }}
      empty={empty}
      below={alerts && alerts.length >= ALERTS_MAX && <p className="text-14 text-gray-text">{texts.full}</p>}
      keyOf={({ alertas_id: id }) => id}
    >
      {(alert) => <AlertCard alert={alert} token={token} />}
    </SectionList>
  )
}
