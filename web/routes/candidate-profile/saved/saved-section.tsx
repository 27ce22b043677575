import { SAVED_OFFERS_MAX, SKELETONS } from '#contract/constants.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { SavedCard } from './saved-card.tsx'
import { savedTexts as texts } from './texts.ts'
import { useRemoveSaved, useSavedOffers } from './use-saved-offers.ts'

/** The offers that the candidate keeps for later, the last saved first. */
export function SavedSection() {
  const saved = useSavedOffers()
  const remove = useRemoveSaved()
  const count = saved.data?.length ?? 0
  return (
    <SectionList
      title={texts.title}
      action={count > 0 && <p className="text-14 text-gray-text">{texts.count(count)}</p>}
      above={
        count >= SAVED_OFFERS_MAX && (
          <p className="rounded-control bg-yellow-soft p-3 text-14">{texts.full(SAVED_OFFERS_MAX)}</p>
        )
      }
      query={saved}
      grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
      skeleton={{ kind: 'application', count: SKELETONS.applications }}
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      empty={
        <EmptyState
          illustration={<EmptyOffers />}
          title={texts.empty}
          action={<LinkButton href="/pagina-principal">{texts.toOffers}</LinkButton>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
      keyOf={(row) => row.emp_ofertas_id}
    >
      {(row) => <SavedCard saved={row} onRemove={() => remove(row)} />}
    </SectionList>
  )
}
