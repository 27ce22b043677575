import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OfferDraft } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadError } from '#web/ui/feedback/load-error.tsx'
import { classes } from '#web/ui/classes.ts'
import { useSubject } from '#web/ui/use-subject.ts'
import { useNewOffer } from '../new-offer.tsx'
import { DraftCard, nameOf, textsOf } from './draft-card.tsx'
import { interruptedNameOf } from './interrupted-name.ts'
import { draftTexts as texts } from './texts.ts'

/** The offers stay in sight below the drafts of an import. */
const DRAFTS_SHOWN = 4

/** The drafts of the company: the scheduled ones as items for the list of offers, and what stands above that list. */
export function useDrafts() {
  const {
    data: drafts = [],
    isError,
    isPending,
    failureCount,
    refetch,
  } = useQuery(queries.offerDrafts.listDrafts.queryOptions())
  const { resume } = useNewOffer()
  const deletion = useSubject<OfferDraft>()
  useReopening(drafts.map((draft) => [interruptedNameOf(draft), () => resume(draft)]))
  const itemsOf = (some: readonly OfferDraft[]) =>
    some.map((draft) => (
      <li
        key={`draft-${draft.borradores_id}`}
        className={classes('min-w-0', draft.publicar_el && 'large:col-span-full')}
      >
        <DraftCard draft={draft} onEdit={() => resume(draft)} onDelete={() => deletion.open(draft)} />
      </li>
    ))
  const unscheduled = itemsOf(drafts.filter((draft) => draft.publicar_el === null))
  return {
    isUnknown: isPending && failureCount === 0,
    scheduled: itemsOf(drafts.filter((draft) => draft.publicar_el !== null)),
    above: (
      <>
        {isError && drafts.length === 0 && <LoadError onRetry={() => void refetch()} />}
        {unscheduled.length > 0 && <Drafts>{unscheduled}</Drafts>}
        <DeleteDialog
          isOpen={deletion.isOpen}
          onClose={deletion.close}
          id={deletion.subject?.borradores_id}
          subject={deletion.subject ? nameOf(deletion.subject) : undefined}
          texts={deletion.subject ? textsOf(deletion.subject) : texts}
          call={({ id: draftId }) => api.offerDrafts.deleteDraft({ id: draftId })}
          stale={queries.offerDrafts.key()}
        />
      </>
    ),
  }
}

function Drafts({ children }: { children: ReactNode[] }) {
  const [shown, setShown] = useState(DRAFTS_SHOWN)
  const left = children.length - shown
  return (
    <section aria-labelledby="borradores" className="grid grid-cols-1 gap-3">
      <h3 id="borradores" className="text-20 font-semibold">
        {texts.title}
      </h3>
      <p className="-mt-2 text-14 text-gray-text">{texts.hint}</p>
      <ul className="grid grid-cols-1 gap-5 large:grid-cols-2">{children.slice(0, shown)}</ul>
      {left > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          onClick={() => setShown(shown + DASHBOARD_PAGE_SIZE)}
        >
          {texts.more(left)}
        </Button>
      )}
    </section>
  )
}
