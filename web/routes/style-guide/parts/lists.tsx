import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { listSamples as texts, specimenTexts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState, ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { Stateful, Part, Specimen } from '../specimen.tsx'

const rows = texts.rows.map((name, id) => ({ id, name }))
const refetch = () => undefined
const idle = { data: undefined, isPending: false, isError: false, refetch }
const queries = {
  loading: { ...idle, isPending: true },
  empty: { ...idle, data: [] },
  failed: { ...idle, isError: true },
  full: { ...idle, data: rows },
}

type State = keyof typeof queries
const tabs = (Object.keys(queries) as State[]).map((key) => ({
  key,
  label: key,
  panel: <SampleList state={key} />,
}))

export default function Lists() {
  return (
    <>
      <Part title="SectionList" isWide>
        <Specimen isWide>
          <Stateful<State> start="loading">
            {(state, onSelect) => <Tabs label="SectionList" tabs={tabs} selected={state} onSelect={onSelect} />}
          </Stateful>
        </Specimen>
      </Part>
      <Part title="EmptyState, ErrorState, LoadingState" isWide>
        <EmptyState
          illustration={<EmptyOffers />}
          title={texts.empty}
          action={<LinkButton href="/pagina-principal">{specimenTexts.link}</LinkButton>}
        >
          {specimenTexts.help}
        </EmptyState>
        <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={refetch} />
        <LoadingState />
      </Part>
    </>
  )
}

function SampleList({ state }: { state: State }) {
  return (
    <SectionList
      title={texts.title}
      action={<Button>{specimenTexts.button}</Button>}
      query={queries[state]}
      grid="grid grid-cols-1 gap-5 small:grid-cols-2"
      skeleton={{ kind: 'project', count: 4 }}
      empty={<EmptyState illustration={<EmptyProjects />} title={texts.empty} />}
      failed={{ title: texts.failed, notice: texts.failed }}
      keyOf={({ id }) => id}
    >
      {({ name }) => <Card>{name}</Card>}
    </SectionList>
  )
}
