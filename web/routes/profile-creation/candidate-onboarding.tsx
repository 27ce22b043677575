import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CANDIDATE_REDIRECT_MS, ROLE_CANDIDATE } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { CandidateBody } from '#web/api/types.ts'
import { CandidateForm } from '#web/forms/candidate/candidate-form.tsx'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { findRememberedList, findRememberedOffer } from '#web/tab-storage/remembered-offer.ts'
import { homeOf } from '#web/session/home.ts'
import { forgetRole } from '#web/session/role.ts'
import { profileCreationTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { FormCard } from './form-card.tsx'
import { FormEnd } from './form-end.tsx'
import { useGoLater } from './use-go-later.ts'

const UNSAVED = 'candidate'

async function createCandidate(data: CandidateBody): Promise<void> {
  await api.master.setRole({ roleId: ROLE_CANDIDATE })
  await api.candidates.createProfile(data)
  forgetRole()
}

/** The candidate's way: the form, a word of success, and on to the offers. */
export function CandidateOnboarding() {
  const notice = useNotice()
  const { goLater, isLeaving } = useGoLater()
  const create = useMutation({
    mutationFn: createCandidate,
    onSuccess: () => {
      unsavedEntry(UNSAVED).remove()
      notice.success(texts.candidateCreated)
      goLater({ to: homeOf.candidate + findRememberedList(), afterMs: CANDIDATE_REDIRECT_MS })
    },
    onError: (error) => notice.error(limitSentence(error, texts.failed)),
  })
  const isPending = create.isPending || isLeaving
  const [isAwaited] = useState(() => findRememberedOffer() !== null)
  return (
    <FormCard>
      <CandidateForm
        id="perfil-candidato"
        mode="create"
        isBrief={isAwaited}
        {...(!isLeaving && { unsavedName: UNSAVED })}
        onSubmit={(data) => create.mutate(data)}
        isPending={isPending}
        failure={create.error}
      >
        <FormEnd submitLabel={texts.create} isPending={isPending} />
      </CandidateForm>
    </FormCard>
  )
}
