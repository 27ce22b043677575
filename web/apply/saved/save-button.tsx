import { useApply } from '../apply-provider.tsx'
import { IconButton, type IconButtonProps } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { HeartIcon } from '#web/ui/icons.tsx'
import { saveTexts as texts } from './texts.ts'

interface SaveButtonProps extends Pick<IconButtonProps, 'variant' | 'className'> {
  offerId: number
  offerName: string
}

/**
 * The heart that saves an offer, filled once it is saved. Its name stays and `aria-pressed` changes, or a screen reader
 * would announce «remove, pressed». The server renders an empty heart, because it does not know the visitor.
 */
export function SaveButton({ offerId, offerName, className, ...look }: SaveButtonProps) {
  const { saving } = useApply()
  if (!saving.isOffered) return null
  const isSaved = saving.isSaved(offerId)
  const label = texts.save(offerName)
  return (
    <IconButton
      {...look}
      label={label}
      title={isSaved ? texts.unsave : label}
      aria-pressed={isSaved}
      icon={<HeartIcon size={22} fill={isSaved ? 'currentColor' : 'none'} />}
      onClick={() => saving.toggle(offerId)}
      className={classes('print:hidden', className)}
    />
  )
}
