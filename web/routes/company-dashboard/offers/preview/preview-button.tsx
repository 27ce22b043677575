import { lazy, Suspense, useState } from 'react'
import type { OwnOffer } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { NewOfferValues } from '../drafts/new-offer-schema.ts'
import type { FormOfOffer } from '../form/offer-form.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { previewTexts as texts } from './texts.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

interface PreviewButtonProps {
  form: FormOfOffer | null
  /** The offer that is edited; null for a new one. */
  offer: OwnOffer | null
}

/** Shows the offer as its page would, with what the form holds at the press. */
export function PreviewButton({ form, offer }: PreviewButtonProps) {
  const [values, setValues] = useState<NewOfferValues | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    if (!form) return
    setValues(form.getValues())
    setIsOpen(true)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<EyeIcon className="small:hidden" />}
        onClick={open}
        className="px-3! text-14! max-small:flex-none"
      >
        <span className="max-small:sr-only">{texts.open}</span>
      </Button>
      {values && (
        <Suspense fallback={null}>
          <PreviewDialog {...{ isOpen, values, offer }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
