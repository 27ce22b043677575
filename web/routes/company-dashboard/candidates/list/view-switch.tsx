import { classes } from '#web/ui/classes.ts'
import type { ViewMode } from '../use-view-mode.ts'
import { deskTexts as texts } from '../texts.ts'

const modes = [
  { mode: 'cards', label: texts.cards },
  { mode: 'list', label: texts.list },
] as const

const look =
  'min-h-11 px-4 max-[359px]:px-2.5 text-14 font-medium transition-colors duration-150 not-aria-pressed:hover:bg-surface aria-pressed:bg-ink ' +
  'aria-pressed:text-white focus-visible:-outline-offset-2 aria-pressed:[--focus-color:var(--color-yellow)]'

/** Cards or a list. */
export function ViewSwitch({ mode, onChoose }: { mode: ViewMode; onChoose: (mode: ViewMode) => void }) {
  return (
    <div
      role="group"
      aria-label={texts.view}
      className="inline-flex overflow-hidden rounded-control border border-control-border bg-white"
    >
      {modes.map((one, index) => (
        <button
          key={one.mode}
          type="button"
          aria-pressed={one.mode === mode}
          onClick={() => onChoose(one.mode)}
          className={classes(look, index > 0 && 'border-l border-control-border')}
        >
          {one.label}
        </button>
      ))}
    </div>
  )
}
