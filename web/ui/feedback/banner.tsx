import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { AlertIcon, InfoIcon } from '../icons.tsx'

const looks = {
  info: { color: 'border-blue bg-blue-soft', icon: 'text-blue', Icon: InfoIcon },
  warning: { color: 'border-yellow-border bg-yellow-soft', icon: 'text-amber-text', Icon: AlertIcon },
}

interface BannerProps {
  tone: keyof typeof looks
  action: ReactNode
  className?: string
  children: ReactNode
}

/** Something that stays on the page until it is settled. */
export function Banner({ tone, action, className, children }: BannerProps) {
  const { color, icon, Icon } = looks[tone]
  return (
    <div
      role="status"
      className={classes('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4', color, className)}
    >
      <Icon size={22} className={classes('shrink-0 self-start small:mt-2.5', icon)} />
      <p className="min-w-0 flex-1 basis-50 font-medium wrap-anywhere">{children}</p>
      {action}
    </div>
  )
}
