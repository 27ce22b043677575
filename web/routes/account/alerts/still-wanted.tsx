import { changeAlert, type ListToken } from '#web/api/alert-calls.ts'
import type { Alert } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { alertListTexts as texts } from './texts.ts'
import { alertsKey } from './use-alerts.ts'

/** The answer to the mail that asks once a year whether an alert is still wanted. */
export function StillWanted({ alert, token }: { alert: Alert; token: ListToken }) {
  const { send, isPending } = useSend(() => changeAlert(alert.alertas_id, token, { pausada: false }), {
    failed: texts.saveFailed,
    stale: alertsKey,
  })
  return (
    <div className="grid gap-3 rounded-control bg-blue-soft p-4">
      <p className="text-14">{texts.question}</p>
      <Button size="small" className="justify-self-start" isPending={isPending} onClick={() => send()}>
        {texts.keep}
      </Button>
    </div>
  )
}
