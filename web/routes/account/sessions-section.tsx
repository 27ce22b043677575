import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { SectionList } from '#web/ui/section-list.tsx'
import { CloseOthers } from './close-others.tsx'
import { SessionCard } from './session-card.tsx'
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
