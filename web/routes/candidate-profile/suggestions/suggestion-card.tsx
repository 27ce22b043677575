import type { SuggestedOffer } from '#web/api/types.ts'
import { OfferCard } from '#web/apply/offer-card.tsx'
import { todayInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { suggestionTexts as texts } from './texts.ts'

interface SuggestionCardProps {
  suggested: SuggestedOffer
  onDismiss: () => void
}

/** An offer, why it is suggested, and «No me interesa». */
export function SuggestionCard({ suggested: { oferta, motivos }, onDismiss }: SuggestionCardProps) {
  return (
    <OfferCard offer={oferta} today={todayInMadrid()} headingLevel="h3">
      <footer className="grid gap-2 border-t border-border bg-yellow-soft px-4 pt-3 pb-2">
        <ul aria-label={texts.why(oferta.nombre)} className="grid gap-1 text-14 font-medium">
          {motivos.map((reason) => (
            <li key={reason} className="flex items-start gap-1.5">
              <CheckIcon size={18} className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{reason}</span>
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.dismissOf(oferta.nombre)}
          onClick={onDismiss}
          className="relative z-10 -ml-4 justify-self-start underline underline-offset-2"
        >
          {texts.dismiss}
        </Button>
      </footer>
    </OfferCard>
  )
}
