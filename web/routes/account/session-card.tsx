import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OpenSession } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { timeAgo } from '#web/format/time/time-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeviceIcon } from '#web/ui/icons.tsx'
import { sessionTexts as texts } from './texts.ts'

/** `now`: when the list was read, in milliseconds since 1970. */
export function SessionCard({ session, now }: { session: OpenSession; now: number }) {
  const ago = timeAgo(session.ultima_actividad, now)
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-yellow-soft">
        <DeviceIcon />
      </span>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{session.dispositivo}</h3>
          {session.es_esta && <Badge tone="green">{texts.thisDevice}</Badge>}
        </div>
        <p className="text-14 text-gray-text">{session.es_esta ? texts.activeNow : texts.lastSeen(ago)}</p>
        <p className="text-14 text-gray-text">
          {texts.since(spanishDay(todayInMadrid(new Date(session.fecha_inicio))), session.se_mantiene)}
        </p>
      </div>
      {!session.es_esta && <CloseButton session={session} label={texts.closeOf(session.dispositivo, ago)} />}
    </Card>
  )
}

function CloseButton({ session, label }: { session: OpenSession; label: string }) {
  const { send, isPending, isSuccess } = useSend(() => api.account.closeSession({ id: session.sesion_id }), {
    failed: texts.closeFailed,
    over: ({ status }) => status === 404 && texts.gone,
    stale: queries.account.key(),
  })
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={label}
      isPending={isPending || isSuccess}
      onClick={() => send()}
    >
      {texts.close}
    </Button>
  )
}
