import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OfferDraft } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { LoadError } from '#web/ui/feedback/load-error.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { useNewOffer } from '../new-offer.tsx'
import { DraftCard, nameOf } from './draft-card.tsx'
import { interruptedNameOf } from './interrupted-name.ts'
import { draftTexts as texts } from './texts.ts'

/** The drafts of the company; nothing while it has none. */
export function DraftsList() {
  const id = useId()
  const { data: drafts = [], isError, refetch } = useQuery(queries.offerDrafts.listDrafts.queryOptions())
  const { resume } = useNewOffer()
  const deletion = useSubject<OfferDraft>()
  useReopening(drafts.map((draft) => [interruptedNameOf(draft), () => resume(draft)]))
  return (
    <>
      {isError && drafts.length === 0 && <LoadError onRetry={() => void refetch()} />}
      {drafts.length > 0 && (
        <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
          <h3 id={id} className="text-20 font-semibold">
            {texts.title}
          </h3>
          <p className="-mt-2 text-14 text-gray-text">{texts.hint}</p>
          <ul className="grid grid-cols-1 gap-4 large:grid-cols-2">
            {drafts.map((draft) => (
              <li key={draft.borradores_id} className="min-w-0">
                <DraftCard draft={draft} onEdit={() => resume(draft)} onDelete={() => deletion.open(draft)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.borradores_id}
        subject={deletion.subject ? nameOf(deletion.subject) : undefined}
        texts={texts}
        call={({ id: draftId }) => api.offerDrafts.deleteDraft({ id: draftId })}
        stale={queries.offerDrafts.key()}
      />
    </>
  )
}
