import type { ReactNode } from 'react'
import { editionTexts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import type { Obstacle } from './edition.ts'

interface EditFooterProps {
  form: string
  /** Default: «Guardar». */
  saveLabel?: string | undefined
  obstacle: Obstacle | null
  /** There is nothing to save yet. */
  isDisabled?: boolean
  isPending: boolean
  isLoading: boolean
  /** Replaces the typed values with the saved ones. */
  onLoad: () => void
  /** Another button. A newer version of the row hides it. */
  children?: ReactNode
}

/** The footer of an edit dialog. After somebody else has saved, it offers to load or to overwrite that. */
export function EditFooter(props: EditFooterProps) {
  const { form, saveLabel, obstacle, isDisabled = false, isPending, isLoading, onLoad, children } = props
  if (obstacle !== 'changed') {
    return (
      <SaveFooter {...{ form, saveLabel, isPending }} isDisabled={isDisabled || obstacle === 'gone'}>
        {children}
      </SaveFooter>
    )
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

/** Shows the obstacle. */
export function ObstacleNote({ obstacle, texts }: ObstacleNoteProps) {
  if (!obstacle) return null
  const sentence = { ...texts, loaded: editionTexts.loaded }[obstacle]
  return (
    <AlertNote key={obstacle} tone={obstacle === 'loaded' ? 'blue' : 'red'}>
      {sentence}
    </AlertNote>
  )
}

/** Takes the focus, because the button that had it may be removed or disabled. */
function AlertNote({ tone = 'red', children }: { tone?: 'red' | 'blue'; children: string }) {
  return (
    <p
      ref={focusAtOnce}
      role="alert"
      tabIndex={-1}
      className={classes(
        'rounded-control px-4 py-3 text-14',
        tone === 'blue' ? 'bg-blue-soft text-blue' : 'bg-red-soft text-red',
      )}
    >
      {children}
    </p>
  )
}
