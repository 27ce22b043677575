import { companyTexts as texts } from '../texts.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** Leads to the payment page; usable again after a failure. */
export function UpgradeButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'>) {
  const { upgrade, isLeaving } = useUpgrade()
  return (
    <Button {...look} icon={<StarIcon />} onClick={upgrade} isPending={isLeaving}>
      {texts.toPremium}
    </Button>
  )
}
