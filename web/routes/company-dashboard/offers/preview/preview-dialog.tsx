import type { OwnOffer } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { OfferFacts } from '#web/offer-page/offer-facts.tsx'
import { OfferText } from '#web/offer-page/offer-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { readDraft } from '../drafts/draft-values.ts'
import type { NewOfferValues } from '../drafts/new-offer-schema.ts'
import { previewOf } from './preview-of.ts'
import { previewTexts as texts } from './texts.ts'
import { useCompany, useNames } from './use-names.ts'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  values: NewOfferValues
  offer: OwnOffer | null
}

/** The offer as its page shows it, without the buttons of candidates. */
export default function PreviewDialog({ isOpen, onClose, values, offer }: PreviewDialogProps) {
  const { body } = readDraft(values)
  const names = useNames(body)
  const company = useCompany()
  const today = todayInMadrid()
  const firstDay = offer?.fecha_creacion ?? (values.publicar_el || today)
  const shown = previewOf(body, { names, company, firstDay, otherCities: values.mas_ciudades })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} size="page">
      <p className="mb-4 text-14 text-gray-text">{texts.hint}</p>
      <article className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_320px]">
        <OfferText offer={shown} today={today} />
        <Card as="aside" aria-label={texts.facts}>
          <OfferFacts offer={shown} />
        </Card>
      </article>
    </Dialog>
  )
}
