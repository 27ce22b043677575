import { useId, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'

type PlanCardProps = {
  title: string
  description: string
  /** A detail of the plan, smaller than its description. */
  note: string | undefined
  icon: ReactNode
  /** The price of a paid plan. Null while it is unknown. */
  price?: string | null
  isHighlighted?: boolean
  button: Pick<ButtonProps, 'children' | 'onClick' | 'isPending' | 'disabled'>
}

/** One plan and its button. The highlighted one is yellow. */
export function PlanCard({ title, description, note, icon, price, isHighlighted, button }: PlanCardProps) {
  const noteId = useId()
  return (
    <li
      className={classes(
        'flex flex-col gap-3 rounded-card border p-6 shadow-card',
        isHighlighted ? 'border-yellow-border bg-yellow' : 'border-border bg-white',
      )}
    >
      <span className="grid size-14 place-items-center rounded-chip bg-yellow-soft-2">{icon}</span>
      <h3 className="text-20 font-semibold">{title}</h3>
      <p>{description}</p>
      {note && (
        <p id={noteId} className="text-14">
          {note}
        </p>
      )}
      <div className="mt-auto pt-3">
        {/* Its space is reserved, so that a late price moves nothing. */}
        {price !== undefined && <p className="mb-3 min-h-9 text-28 font-bold">{price}</p>}
        <Button
          {...button}
          aria-describedby={note && noteId}
          variant={isHighlighted ? 'dark' : 'secondary'}
          isFullWidth
        />
      </div>
    </li>
  )
}
