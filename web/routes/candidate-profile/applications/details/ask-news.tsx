import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Application } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { newsTexts as texts } from '../texts.ts'

/** A candidate who has waited long without an answer may ask the company once for news. */
export function AskNews({ application }: { application: Application }) {
  const { can_cv_ofertas_id: id, pregunto_el: askedOn, estado_candidatura: state } = application
  const { send, isPending } = useSend(() => api.applications.askNews({ id }), {
    failed: texts.failed,
    // Another tab, or the company, was faster.
    over: ({ status, error }) => (status === 409 || status === 404) && (error || texts.failed),
    stale: queries.applications.key(),
  })
  if (askedOn) return state === 'enviada' || state === 'leida' ? <p>{texts.asked(spanishDay(askedOn))}</p> : null
  if (!application.puede_preguntar) return null
  return (
    <div className="grid gap-2">
      <Button variant="secondary" isPending={isPending} onClick={() => send()} className="small:justify-self-start">
        {texts.ask}
      </Button>
      <p className="text-14 text-gray-text">{texts.hint}</p>
    </div>
  )
}
