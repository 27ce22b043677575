import { useSellsPremium, useSite } from '#web/document/site.ts'
import { freePlanTexts, paymentTexts } from '#web/api/payment-texts.ts'
import { planTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { BuildingIcon, ChevronLeftIcon, StarIcon } from '#web/ui/icons.tsx'
import type { Plan } from './choose-plan.ts'
import { PlanCard } from './plan-card.tsx'

type PlanChoiceProps = {
  /** The plan that is being set up. All other buttons are disabled. */
  pending: Plan | null
  /** The company exists and the payment didn't start. */
  isStillFree: boolean
  /** Such as «29 €/mes». Null if it is unknown. */
  price: string | null
  onChoose: (plan: Plan) => void
  onBack: () => void
}

export function PlanChoice({ pending, isStillFree, price, onChoose, onBack }: PlanChoiceProps) {
  const site = useSite()
  const buttonOf = (plan: Plan, children: string) => ({
    children,
    onClick: () => onChoose(plan),
    isPending: pending === plan,
    disabled: pending !== null,
  })
  const isSold = useSellsPremium()
  const hint = isSold ? texts.hint : texts.hintFreeOnly
  const premiumButton = buttonOf('premium', texts.choosePremium)
  return (
    <section aria-labelledby="elige-plan" className="flex flex-col gap-5">
      <div>
        {/* The margin takes the page's title along, which would be left half under the bar. */}
        <h2 id="elige-plan" ref={focusAtOnce} tabIndex={-1} className="scroll-mt-25 text-24 font-semibold">
          {texts.title}
        </h2>
        <p className="mt-1 text-gray-text">{isStillFree ? texts.stillFree : hint}</p>
      </div>
      <ul className="grid grid-cols-1 gap-5 small:grid-cols-2">
        <PlanCard
          title={texts.freeTitle}
          description={texts.freeDescription}
          note={site && freePlanTexts.onPlanCard(site.freeMaxActiveOffers)}
          icon={<BuildingIcon size={28} />}
          button={buttonOf('free', texts.chooseFree)}
        />
        <PlanCard
          isHighlighted
          title={texts.premiumTitle}
          description={texts.premiumDescription}
          note={isSold ? texts.priceHint : paymentTexts.notSold}
          {...(isSold && { price })}
          icon={<StarIcon size={28} />}
          button={{ ...premiumButton, disabled: premiumButton.disabled || !isSold }}
        />
      </ul>
      <Button
        variant="quiet"
        icon={<ChevronLeftIcon />}
        onClick={onBack}
        disabled={pending !== null}
        className="-ml-3 self-start"
      >
        {texts.back}
      </Button>
    </section>
  )
}
