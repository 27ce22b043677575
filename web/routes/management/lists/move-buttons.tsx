import type { ListEntry } from '#web/api/types.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { listsTexts as texts } from './texts.ts'

interface MoveButtonsProps {
  entry: ListEntry
  isFirst: boolean
  isLast: boolean
  isPending: boolean
  onMove: (step: -1 | 1) => void
}

/** Moves a company of the strip by one place. Presses are ignored during a save, so that the focus stays. */
export function MoveButtons({ entry, isFirst, isLast, isPending, onMove }: MoveButtonsProps) {
  const move = (step: -1 | 1) => () => {
    if (!isPending) onMove(step)
  }
  return (
    <>
      <IconButton
        id={`adelantar-${entry.id}`}
        label={texts.up(entry.nombre)}
        icon={<ChevronDownIcon className="rotate-180" />}
        disabled={isFirst}
        onClick={move(-1)}
      />
      <IconButton
        id={`retrasar-${entry.id}`}
        label={texts.down(entry.nombre)}
        icon={<ChevronDownIcon />}
        disabled={isLast}
        onClick={move(1)}
      />
    </>
  )
}
