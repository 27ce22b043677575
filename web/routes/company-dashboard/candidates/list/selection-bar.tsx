import { useEffect, useRef } from 'react'
import { MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { MoveButtons } from '../moves/move-buttons.tsx'
import { useMoves } from '../moves/moves-context.ts'
import { selectionTexts as texts } from '../texts.ts'
import { commonChoices, type Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  rows: readonly CompanyCandidate[]
}

/** Selects the page, and moves what is selected. It stays in sight while the list is moved, and comes on phones with the first that is selected. */
export function SelectionBar({ selection, rows }: SelectionBarProps) {
  const { ask } = useMoves()
  const { subjects } = selection
  const choices = commonChoices(subjects)
  const chosenHere = rows.filter(selection.has).length
  return (
    <section
      aria-label={texts.region}
      className={classes(
        'sticky top-0 z-10 cramped:static flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-white px-4 py-1 shadow-card',
        subjects.length === 0 && 'max-small:hidden',
      )}
    >
      <PageBox
        isAll={rows.length > 0 && chosenHere === rows.length}
        isSome={chosenHere > 0}
        onChange={(isChosen) => selection.set(rows, isChosen)}
      />
      <p role="status" className={subjects.length > 0 ? 'text-14 font-semibold' : 'sr-only'}>
        {subjects.length > 0 && <span>{texts.selected(subjects.length)}</span>}
        {selection.isFull && <span className="font-normal"> {texts.full(MOVED_AT_ONCE_MAX)}</span>}
      </p>
      {subjects.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 py-1 small:ml-auto">
          {choices.length === 0 && <p className="text-14 text-gray-text">{texts.nothing}</p>}
          <MoveButtons choices={choices} onChoose={(to) => ask({ to, subjects })} />
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </section>
  )
}

interface PageBoxProps {
  isAll: boolean
  isSome: boolean
  onChange: (isChosen: boolean) => void
}

function PageBox({ isAll, isSome, onChange }: PageBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll
  }, [isSome, isAll])
  return (
    <label className="flex min-h-11 items-center gap-3 text-14 font-medium">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
      {texts.selectPage}
    </label>
  )
}
