import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeAlert, type ListToken } from '#web/api/alert-calls.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Alert } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { alertListTexts as texts } from './texts.ts'
import { alertsKey } from './use-alerts.ts'

/** The answer to the mail that asks once a year whether an alert is still wanted. */
export function StillWanted({ alert, token }: { alert: Alert; token: ListToken }) {
  const client = useQueryClient()
  const notice = useNotice()
  const keep = useMutation({
    mutationFn: () => changeAlert(alert.alertas_id, token, { pausada: false }),
    onSuccess: ({ message }) => {
      notice.success(message)
      return client.invalidateQueries({ queryKey: alertsKey })
    },
    onError: (error) => notice.error(limitSentence(error, texts.saveFailed)),
  })
  return (
    <div className="grid gap-3 rounded-control bg-blue-soft p-4">
      <p className="text-14">{texts.question}</p>
      <Button size="small" className="justify-self-start" isPending={keep.isPending} onClick={() => keep.mutate()}>
        {texts.keep}
      </Button>
    </div>
  )
}
