import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { CandidateUser } from '#web/api/types.ts'
import { CandidateForm, type CandidateFormProps } from '#web/forms/candidate/candidate-form.tsx'
import { candidateValuesOf } from '#web/forms/candidate/candidate-values.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { usePhoto } from './profile.ts'
import { profileTexts as texts } from './texts.ts'

type EditCandidateDialogProps = { candidate: CandidateUser; isOpen: boolean; onClose: () => void }

export function EditCandidateDialog({ candidate, ...dialog }: EditCandidateDialogProps) {
  const { data, isPending } = usePhoto()
  return (
    <EditDialog
      {...dialog}
      form="datos"
      texts={texts}
      call={api.candidates.updateProfile}
      stale={queries.candidates.key()}
      isLoading={isPending}
    >
      {/* The form reads its first values once, so it waits for the photo. */}
      {(frame) =>
        isPending ? <LoadingState /> : <EditForm {...frame} candidate={candidate} imageUrl={data?.imgUrl ?? null} />
      }
    </EditDialog>
  )
}

type EditFormProps = Omit<CandidateFormProps, 'mode' | 'initial'> & {
  candidate: CandidateUser
  imageUrl: string | null
}

/** Keeps its first values, because a renewed link of the photo would look like another photo. */
function EditForm({ candidate, imageUrl, ...form }: EditFormProps) {
  const [initial] = useState(() => candidateValuesOf(candidate, imageUrl))
  return <CandidateForm {...form} mode="edit" initial={initial} />
}
