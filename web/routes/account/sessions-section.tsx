import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { SectionList } from '#web/ui/section-list.tsx'
import { api } from '#web/api/client.ts'
import type { OpenSession } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { timeAgo } from '#web/format/time/time-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeviceIcon } from '#web/ui/icons.tsx'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { sessionTexts as texts } from './texts.ts'

const SESSION_SKELETONS = 2
const RENEW_MS = 60_000

/** The list of open sessions. It is renewed while the page is visible: a session that was closed elsewhere leads to the sign-in page. */
export function SessionsSection() {
  const sessions = useQuery(queries.account.listSessions.queryOptions({ refetchInterval: RENEW_MS }))
  const others = sessions.data?.filter(({ es_esta }) => !es_esta).length
  return (
    <SectionList
      title={texts.title}
      query={sessions}
      grid="grid grid-cols-1 gap-3"
      skeleton={{ kind: 'cv', count: SESSION_SKELETONS }}
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      empty={null}
      below={
        others !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="min-w-0 flex-1 basis-60 text-14 text-gray-text">
              {others === 0 ? texts.onlyThis : texts.unknownHint}
            </p>
            <CloseOthers isOffered={others > 0} />
          </div>
        )
      }
      keyOf={({ sesion_id: id }) => id}
    >
      {(session) => <SessionCard session={session} now={sessions.dataUpdatedAt} />}
    </SectionList>
  )
}

/** `now`: when the list was read, in milliseconds since 1970. */
function SessionCard({ session, now }: { session: OpenSession; now: number }) {
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

/** Closes all sessions but this one. */
const CloseOthers = ({ isOffered }: { isOffered: boolean }) => (
  <ConfirmedButton
    isOffered={isOffered}
    label={texts.closeOthers}
    size="small"
    question={{ title: texts.closeOthersTitle, message: texts.closeOthersNote }}
    call={() => api.account.closeOtherSessions()}
    rules={{ failed: texts.closeOthersFailed, stale: queries.account.key() }}
  />
)
