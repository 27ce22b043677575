import { useState, type ReactNode } from 'react'
import type { CandidateUser } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { phone } from '#web/format/phone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PencilIcon, PhoneIcon, PinIcon } from '#web/ui/icons.tsx'
import { HeaderSkeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { fullNameOf } from '#web/format/full-name.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { CandidateForm, type CandidateFormProps } from '#web/forms/candidate/candidate-form.tsx'
import { candidateValuesOf } from '#web/forms/candidate/candidate-values.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { profileTexts as texts } from './texts.ts'
import { useCandidate, usePhoto } from './profile.ts'

export function CandidateHeader() {
  const { data: candidate, isPending, isError, refetch } = useCandidate()
  useFailureNotice(isError, texts.loadFailed)
  return (
    <Card as="section">
      {!candidate && <h1 className="sr-only">{texts.pageTitle}</h1>}
      {candidate && <Facts candidate={candidate} />}
      {!candidate && isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {isPending && <HeaderSkeleton shape="circle" />}
    </Card>
  )
}

function Facts({ candidate }: { candidate: CandidateUser }) {
  const photo = usePhoto()
  const [isEditing, setIsEditing] = useState(false)
  useReopening([['datos', () => setIsEditing(true)]])
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={candidate.nombre} src={photo.data?.imgUrl} size="large" shape="circle" />
      <div className="grid min-w-0 flex-1 basis-50 gap-1.5">
        <h1 className="line-clamp-6 text-20 font-bold text-wrap wrap-anywhere small:text-24 large:text-28">
          {fullNameOf(candidate)}
        </h1>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-gray-text">
          <Fact name={texts.city} icon={<PinIcon size={18} />}>
            {candidate.mst_ciudades_id?.nombre ?? texts.noCity}
          </Fact>
          <Fact name={texts.phone} icon={<PhoneIcon size={18} />}>
            {phone(candidate.telefono_movil)}
          </Fact>
        </dl>
      </div>
      <Button
        variant="secondary"
        icon={<PencilIcon />}
        aria-label={texts.editProfile}
        onClick={() => setIsEditing(true)}
        className="max-small:w-full"
      >
        {texts.edit}
      </Button>
      <EditCandidateDialog candidate={candidate} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  )
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="shrink-0">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

type EditCandidateDialogProps = { candidate: CandidateUser; isOpen: boolean; onClose: () => void }

function EditCandidateDialog({ candidate, ...dialog }: EditCandidateDialogProps) {
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
