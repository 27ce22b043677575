import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import type { CandidateUser } from '#web/api/types.ts'
import { CandidateForm, type CandidateFormProps } from '#web/forms/candidate/candidate-form.tsx'
import { candidateValuesOf } from '#web/forms/candidate/candidate-values.ts'
import { profileTexts as texts } from './texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { usePhoto } from './profile.ts'

interface EditCandidateDialogProps {
  candidate: CandidateUser
  isOpen: boolean
  onClose: () => void
}

export function EditCandidateDialog({ candidate, isOpen, onClose }: EditCandidateDialogProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const photo = usePhoto()
  const [isDirty, setIsDirty] = useState(false)
  const update = useMutation(
    queries.candidates.updateProfile.mutationOptions({
      onSuccess: async () => {
        notice.success(texts.updated)
        await client.invalidateQueries({ queryKey: queries.candidates.key() })
        onClose()
      },
      onError: () => notice.error(texts.updateFailed),
    }),
  )
  const leave = () => {
    update.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.editTitle}
      hasUnsavedChanges={isDirty}
      isLocked={update.isPending}
      footer={<SaveFooter form="datos" isPending={update.isPending} isDisabled={photo.isPending} />}
    >
      {/* The form reads once what it starts with: it waits for the photo. */}
      {photo.isPending ? (
        <LoadingState />
      ) : (
        <EditForm
          candidate={candidate}
          imageUrl={photo.data?.imgUrl ?? null}
          onSubmit={(data) => update.mutate(data)}
          isPending={update.isPending}
          failure={update.error}
          onDirtyChange={setIsDirty}
        />
      )}
    </Dialog>
  )
}

type EditFormProps = Omit<CandidateFormProps, 'id' | 'mode' | 'initial'> & {
  candidate: CandidateUser
  imageUrl: string | null
}

/** Holds on to what it began with: the link of the same photo changes, and must not pass for another photo. */
function EditForm({ candidate, imageUrl, ...form }: EditFormProps) {
  const [initial] = useState(() => candidateValuesOf(candidate, imageUrl))
  return <CandidateForm {...form} id="datos" mode="edit" initial={initial} />
}
