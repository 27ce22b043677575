import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { besideField } from '#web/forms/form-problems.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { interestTexts as texts } from '../texts.ts'
import { InterestsForm } from './interests-form.tsx'

export function EditInterestsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data } = useQuery(queries.suggestedOffers.getInterests.queryOptions())
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      form="lo-que-busco"
      texts={{ ...texts, updateFailed: (error) => besideField(error, texts.updateFailed) }}
      call={api.suggestedOffers.saveInterests}
      stale={queries.suggestedOffers.key()}
      isLoading={!data}
    >
      {(frame) => (data ? <InterestsForm {...frame} initial={data} /> : <LoadingState />)}
    </EditDialog>
  )
}
