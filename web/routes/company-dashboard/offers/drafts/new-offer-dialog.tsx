import { useState } from 'react'
import type { OfferDraft } from '#web/api/types.ts'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PlacesLeft } from '../../premium/places-left.tsx'
import { ObstacleNote } from '../../editing/edit-footer.tsx'
import { offerTexts } from '../../texts.ts'
import { OfferForm, type FormOfOffer } from '../form/offer-form.tsx'
import { useOfferDefaults } from '../form/use-offer-defaults.ts'
import { interruptedNameOf } from './interrupted-name.ts'
import { NewOfferFooter } from './new-offer-footer.tsx'
import { draftTexts as texts } from './texts.ts'
import { readDraft } from './draft-values.ts'
import { useSaveNewOffer } from './use-save-new-offer.ts'

interface NewOfferDialogProps {
  isOpen: boolean
  /** The project of the offer. Without one it belongs to the usual one, or to a first one. */
  projectId: number | undefined
  /** The draft that is continued; null begins a new offer. */
  savedDraft: OfferDraft | null
  onClose: () => void
  onSaved: () => unknown
  /** Called with the version of the draft that somebody else saved. */
  onLoaded: (draft: OfferDraft) => void
  actionsFor: (offer: { id: number; name: string }) => readonly NoticeAction[]
}

/** Writes a new offer: to publish it now or on a day, or to keep it as a draft. */
export function NewOfferDialog(props: NewOfferDialogProps) {
  const { isOpen, projectId, savedDraft, onClose, onSaved, onLoaded, actionsFor } = props
  const [isDirty, setIsDirty] = useState(false)
  const [form, setForm] = useState<FormOfOffer | null>(null)
  const defaults = useOfferDefaults()
  const notice = useNotice()
  const saving = useSaveNewOffer({
    savedDraft,
    projectId,
    onLoaded,
    actionsFor,
    onSaved: () => {
      leave()
      return onSaved()
    },
  })
  const { obstacle, isPending, failure, isDraftGone } = saving
  function leave() {
    saving.forget()
    onClose()
  }
  function saveDraft(values: Parameters<typeof readDraft>[0]) {
    const { body, problems } = readDraft(values)
    form?.clearErrors()
    for (const { name, message } of problems) form?.setError(name as 'nombre', { type: 'draft', message })
    if (problems.length > 0) return notice.error(texts.invalid)
    saving.save({ how: 'draft', body })
  }
  const gone = isDraftGone ? texts.gone : offerTexts.projectGone
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={offerTexts.createTitle}
      hasUnsavedChanges={isDirty}
      saving={form && !obstacle ? { label: texts.save, onPress: () => saveDraft(form.getValues()) } : undefined}
      isLocked={isPending}
      alert={<ObstacleNote obstacle={obstacle} texts={{ changed: texts.changed, gone }} />}
      footer={form && <NewOfferFooter {...{ form, saving, savedDraft }} onDraft={saveDraft} />}
    >
      <PlacesLeft />
      <OfferForm
        key={savedDraft?.version}
        offer={null}
        savedDraft={savedDraft}
        interruptedName={interruptedNameOf(savedDraft, projectId)}
        {...defaults}
        onSubmit={(body) => saving.save({ how: 'offer', body })}
        {...{ isPending, failure }}
        onDirtyChange={setIsDirty}
        onForm={setForm}
      />
    </Dialog>
  )
}
