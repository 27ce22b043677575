import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { asRead } from '#web/api/as-read.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { hasToAnswer } from '#web/forms/messages/message-thread.tsx'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { KeySwitch } from '#web/ui/key-switch.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useKeys } from '#web/ui/use-keys.ts'
import { changeRows, noteReading } from '../note-states.ts'
import { applicationTexts as texts } from '../texts.ts'
import { ApplicationView } from './application-view.tsx'
import { Decisions } from './decisions.tsx'
import { StepBar } from './step-bar.tsx'
import type { Steps } from './use-steps.ts'

interface ApplicationPanelProps {
  id: number
  steps: Steps
  /** The list without an open application. */
  listHref: string
}

/** The open application beside the list, on phones instead of it. Showing this reads it. */
export function ApplicationPanel({ id, steps, listHref }: ApplicationPanelProps) {
  const [hasKeys, setHasKeys] = useState(true)
  const found = useReading(id)
  useKeys(hasKeys, {
    ...(steps.next && { j: steps.next }),
    ...(steps.previous && { k: steps.previous }),
  })
  useKeys(true, { escape: steps.close })
  return (
    <section
      aria-label={texts.region}
      className="grid grid-cols-1 content-start gap-4 large:sticky large:top-4 large:max-h-[calc(100dvh-2rem)] large:overflow-y-auto cramped:static cramped:max-h-none large:rounded-card large:border large:border-border large:bg-white large:p-5 large:shadow-card"
    >
      {/* In reach while the CV is read: one row in a low window. The panel scrolls within its padding on desktops. */}
      <div className="sticky top-0 z-10 grid gap-2 bg-canvas py-2 large:-top-5 large:bg-white barless:static small:cramped:flex small:cramped:flex-wrap small:cramped:gap-1">
        <StepBar steps={steps} listHref={listHref} hasKeys={hasKeys} />
        {found.data && !found.error && <Decisions application={found.data} hasKeys={hasKeys} />}
      </div>
      <Opened key={id} found={found} listHref={listHref} />
      <KeySwitch isOn={hasKeys} onChange={setHasKeys} list={texts.keys} />
    </section>
  )
}

function Opened({ found, listHref }: { found: ReturnType<typeof useReading>; listHref: string }) {
  // After a 404 the cached application no longer belongs to the company.
  if (hasStatus(found.error, 404)) return <Gone listHref={listHref} />
  if (hasStatus(found.error, 403) && found.error.code === 'applicants_closed') {
    return <ErrorState title={found.error.error} />
  }
  if (found.data) return <ApplicationView application={found.data} />
  if (found.isPending) return <Skeleton className="h-100 w-full" />
  return <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
}

function Gone({ listHref }: { listHref: string }) {
  return (
    <EmptyState
      illustration={<EmptyCandidates />}
      title={texts.unknown}
      action={
        <LinkButton href={listHref} variant="secondary" preventScrollReset>
          {texts.back}
        </LinkButton>
      }
    >
      {texts.unknownHint}
    </EmptyState>
  )
}

/** The list and the numbers learn what the server answers. It is asked each time: a person may have withdrawn since. */
function useReading(id: number) {
  const client = useQueryClient()
  const options = queries.applicationDesk.openApplication.queryOptions({ input: { id } })
  return useQuery({
    ...options,
    ...asRead,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const opened = await api.applicationDesk.openApplication({ id }, { signal })
      const known = client.getQueryData(options.queryKey)
      const mensaje_pendiente = hasToAnswer(opened.conversacion)
      changeRows(client, [id], { tiene_notas: opened.notas.length > 0, mensaje_pendiente })
      if (known?.estado_candidatura !== opened.estado_candidatura) noteReading(client, opened)
      return opened
    },
  })
}
