import type { SaveState } from './save-parts.ts'
import { cvEditorTexts as texts } from './texts.ts'

interface CvProgressProps {
  part: number
  state: SaveState
  onChoose: (part: number) => void
}

const step =
  'grid h-11 w-full rounded-control text-14 font-medium text-gray-text before:h-1.5 before:self-end before:rounded-chip before:bg-border hover:text-ink ' +
  'aria-[current]:text-ink data-done:before:bg-yellow-border aria-[current]:before:bg-ink'

/** The parts, each a press away, and whether what was typed is saved. */
export function CvProgress({ part, state, onChoose }: CvProgressProps) {
  return (
    <nav
      aria-label={texts.partsOf}
      className="sticky -top-1 z-10 cramped:static large-text:static -mt-1 grid gap-1 bg-white pb-4"
    >
      <ol className="grid grid-cols-6 gap-1.5">
        {texts.parts.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={texts.part(index + 1, name)}
              aria-current={index === part ? 'step' : undefined}
              data-done={index < part ? '' : undefined}
              className={step}
              onClick={() => onChoose(index)}
            >
              <span>{index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-18 font-semibold">{texts.part(part + 1, texts.parts[part] ?? '')}</h3>
        {/* Only what is not saved is read out. */}
        {state.isSaved && <p className="text-13 text-gray-text">{texts.saved}</p>}
        <p role="status" className="text-13 font-medium text-amber-text empty:hidden">
          {state.problem}
        </p>
      </div>
    </nav>
  )
}
