import { useFormState, useWatch } from 'react-hook-form'
import type { OfferDraft } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { inOneLine, SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { editionTexts, offerTexts } from '../../texts.ts'
import type { FormOfOffer } from '../form/offer-form.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import type { NewOfferValues } from './new-offer-schema.ts'
import { draftTexts as texts } from './texts.ts'
import type { useSaveNewOffer } from './use-save-new-offer.ts'

interface NewOfferFooterProps {
  form: FormOfOffer
  saving: ReturnType<typeof useSaveNewOffer>
  savedDraft: OfferDraft | null
  onDraft: (values: NewOfferValues) => void
}

/** The buttons of a new offer. After another tab has saved the draft, it offers to load or to overwrite that. */
export function NewOfferFooter({ form, saving, savedDraft, onDraft }: NewOfferFooterProps) {
  const { obstacle, isPending, isLoading, isDraftGone, load } = saving
  const { control, getValues } = form
  const { isDirty } = useFormState({ control })
  const publishOn = useWatch({ control, name: 'publicar_el' })
  const saveDraft = () => onDraft(getValues())
  if (obstacle === 'changed') {
    return (
      <SaveFooter onSave={saveDraft} saveLabel={editionTexts.overwrite} {...{ isPending }} isDisabled={isLoading}>
        <Button variant="secondary" isPending={isLoading} onClick={() => load()}>
          {editionTexts.load}
        </Button>
      </SaveFooter>
    )
  }
  return (
    <SaveFooter
      form="oferta"
      saveLabel={publishOn === '' ? offerTexts.publish : texts.schedule}
      isPending={isPending}
      isDisabled={obstacle === 'gone'}
    >
      <PreviewButton form={form} offer={null} />
      <Button
        variant="secondary"
        className={inOneLine}
        onClick={saveDraft}
        disabled={isPending || (!isDirty && !savedDraft) || (obstacle === 'gone' && !isDraftGone)}
      >
        {texts.save}
      </Button>
    </SaveFooter>
  )
}
