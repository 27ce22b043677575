import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { OpenSession } from '#web/api/types.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { timeAgo } from '#web/format/time/time-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeviceIcon } from '#web/ui/icons.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
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
          {texts.since(spanishDay(todayInMadrid(new Date(session.fecha_inicio))))}
        </p>
      </div>
      {!session.es_esta && <CloseButton session={session} label={texts.closeOf(session.dispositivo, ago)} />}
    </Card>
  )
}

function CloseButton({ session, label }: { session: OpenSession; label: string }) {
  const client = useQueryClient()
  const notice = useNotice()
  // `isPending` of the mutation comes too late for the second press of a double click.
  const [isClosing, setIsClosing] = useState(false)
  const renew = () => client.invalidateQueries({ queryKey: queries.account.key() })
  const close = useMutation(
    queries.account.closeSession.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        return renew()
      },
      onError: (error) => {
        if (!hasStatus(error, 404)) {
          setIsClosing(false)
          return notice.error(texts.closeFailed)
        }
        notice.info(texts.gone)
        return renew()
      },
    }),
  )
  const press = () => {
    setIsClosing(true)
    close.mutate({ id: session.sesion_id })
  }
  return (
    <Button variant="secondary" size="small" aria-label={label} isPending={isClosing} onClick={press}>
      {texts.close}
    </Button>
  )
}
