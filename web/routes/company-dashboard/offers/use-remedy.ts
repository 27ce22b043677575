import { useSellsPremium } from '#web/document/site.ts'
import { usePremiumPrice } from '#web/forms/company/use-premium-price.ts'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { useUpgrade } from '../premium/use-upgrade.ts'
import { companyTexts } from '../texts.ts'

/** The way to Premium, for a notice about the limit of the free plan. Undefined where it is not sold. */
export function useRemedy(): NoticeAction | undefined {
  const { upgrade } = useUpgrade()
  const sellsPremium = useSellsPremium()
  const price = usePremiumPrice(sellsPremium)
  return sellsPremium ? { label: companyTexts.toPremiumFor(price), onPress: upgrade } : undefined
}
