import { editionTexts } from '../texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import type { Obstacle } from './edition.ts'

interface EditFooterProps {
  form: string
  obstacle: Obstacle | null
  /** There is nothing to save yet. */
  isDisabled?: boolean
  isPending: boolean
  isLoading: boolean
  /** Puts what is there now in the place of what was typed. */
  onLoad: () => void
}

/** The footer of a dialog that edits. After somebody else has saved it offers to load that or to overwrite it. */
export function EditFooter({ form, obstacle, isDisabled = false, isPending, isLoading, onLoad }: EditFooterProps) {
  if (obstacle !== 'changed') {
    return <SaveFooter form={form} isPending={isPending} isDisabled={isDisabled || obstacle === 'gone'} />
  }
  return (
    <SaveFooter form={form} isPending={isPending} isDisabled={isLoading} saveLabel={editionTexts.overwrite}>
      <Button variant="secondary" isPending={isLoading} onClick={onLoad}>
        {editionTexts.load}
      </Button>
    </SaveFooter>
  )
}

interface ObstacleNoteProps {
  obstacle: Obstacle | null
  texts: { changed: string; gone: string }
}

/** Says what stands in the way. It takes the focus: the button that had it may be gone or off. */
export function ObstacleNote({ obstacle, texts }: ObstacleNoteProps) {
  if (!obstacle) return null
  const sentence = { ...texts, loaded: editionTexts.loaded }[obstacle]
  return (
    <p
      key={obstacle}
      ref={focus}
      role="alert"
      tabIndex={-1}
      className={classes(
        'rounded-control px-4 py-3 text-14',
        obstacle === 'loaded' ? 'bg-blue-soft text-blue' : 'bg-red-soft text-red',
      )}
    >
      {sentence}
    </p>
  )
}

const focus = (note: HTMLElement | null) => note?.focus()
