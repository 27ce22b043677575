import { useState } from 'react'
import { CANDIDATE_REDIRECT_MS, ROLE_CANDIDATE } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import type { CandidateBody } from '#web/api/types.ts'
import { CandidateForm } from '#web/forms/candidate/candidate-form.tsx'
import { useSend } from '#web/forms/use-send.ts'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { findRememberedList, findRememberedOffer } from '#web/tab-storage/remembered-offer.ts'
import { homeOf } from '#web/session/home.ts'
import { forgetRole } from '#web/session/role.ts'
import { profileCreationTexts as texts } from './texts.ts'
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
  const { goLater, isLeaving } = useGoLater()
  const create = useSend(createCandidate, {
    done: texts.candidateCreated,
    failed: texts.failed,
    onDone: () => {
      unsavedEntry(UNSAVED).remove()
      goLater({ to: homeOf.candidate + findRememberedList(), afterMs: CANDIDATE_REDIRECT_MS })
    },
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
        onSubmit={create.send}
        isPending={isPending}
        failure={create.error}
      >
        <FormEnd submitLabel={texts.create} isPending={isPending} />
      </CandidateForm>
    </FormCard>
  )
}
