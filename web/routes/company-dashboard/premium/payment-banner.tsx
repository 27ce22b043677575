import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { AlertIcon, InfoIcon } from '#web/ui/icons.tsx'

const looks = {
  info: { color: 'border-blue bg-blue-soft', icon: 'text-blue', Icon: InfoIcon },
  warning: { color: 'border-yellow-border bg-yellow-soft', icon: 'text-amber-text', Icon: AlertIcon },
}

interface PaymentBannerProps {
  tone: keyof typeof looks
  action: ReactNode
  children: string
}

/** Something about the plan that stays until it is settled. */
export function PaymentBanner({ tone, action, children }: PaymentBannerProps) {
  const { color, icon, Icon } = looks[tone]
  return (
    <div
      role="status"
      className={classes('mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4', color)}
    >
      <Icon size={22} className={classes('shrink-0 self-start small:mt-2.5', icon)} />
      <p className="min-w-0 flex-1 basis-50 font-medium">{children}</p>
      {action}
    </div>
  )
}
