import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'

type PlanCardProps = {
  title: string
  description: string
  icon: ReactNode
  isHighlighted?: boolean
  button: Pick<ButtonProps, 'children' | 'onClick' | 'isPending' | 'disabled'>
}

/** One plan and its button; the highlighted one stands on yellow. */
export function PlanCard({ title, description, icon, isHighlighted, button }: PlanCardProps) {
  return (
    <li
      className={classes(
        'flex flex-col gap-3 rounded-card border p-6 shadow-card',
        isHighlighted ? 'border-yellow-border bg-yellow' : 'border-border bg-white',
      )}
    >
      <span className="grid size-14 place-items-center rounded-chip bg-yellow-soft-2">{icon}</span>
      <h3 className="text-20 font-semibold">{title}</h3>
      <p className="mb-3">{description}</p>
      <Button {...button} variant={isHighlighted ? 'dark' : 'secondary'} isFullWidth className="mt-auto" />
    </li>
  )
}
