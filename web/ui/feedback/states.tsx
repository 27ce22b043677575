import type { ReactNode } from 'react'
import { stateTexts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { Spinner } from './spinner.tsx'

type StateProps = {
  /** An illustration of web/illustrations, about 240 px wide. */
  illustration?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Draws the illustration small, so that the actions are on the first screen. */
  isLow?: boolean
  className?: string
}

/** An empty list: a sentence and one action. */
export function EmptyState({ illustration, title, children, action, isLow, className }: StateProps) {
  return (
    <div
      className={classes(
        'mx-auto flex w-full max-w-120 flex-col items-center px-4 text-center',
        isLow ? 'gap-2 small:gap-3' : 'gap-4 py-10',
        className,
      )}
    >
      {illustration && (
        <div className={classes('w-full', isLow ? 'max-w-20 small:max-w-28' : 'max-w-60')}>{illustration}</div>
      )}
      <p className="text-18 font-semibold text-balance">{title}</p>
      {children && <div className="text-gray-text">{children}</div>}
      {action}
    </div>
  )
}

/** A failure and «Reintentar». Without `onRetry` pass an `action`, such as a link that reloads. */
export function ErrorState({ onRetry, action, ...rest }: StateProps & { onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {stateTexts.retry}
    </Button>
  )
  return <EmptyState {...rest} action={action ?? retry} />
}

/** For a screen or a block that loads without a skeleton. */
export function LoadingState({ label = stateTexts.loading }: { label?: string }) {
  return (
    <div role="status" className="mx-auto flex flex-col items-center gap-4 px-4 py-10 text-center">
      <Spinner size={36} />
      <p className="font-medium text-gray-text">{label}</p>
    </div>
  )
}
