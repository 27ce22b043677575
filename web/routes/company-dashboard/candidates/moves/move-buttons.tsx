import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { moveNames, moveTexts } from '../texts.ts'
import { useAllowedMoves } from './use-allowed-moves.ts'

interface MoveButtonsProps {
  choices: readonly ApplicationState[]
  /** The state of all of them, if it is the same. */
  from?: ApplicationState | undefined
  keys?: Partial<Record<ApplicationState, string>> | undefined
  onChoose: (to: ApplicationState) => void
}

/** A button for each state that may follow. A suspended company only discards. */
export function MoveButtons({ choices, from, keys, onChoose }: MoveButtonsProps) {
  const allowed = useAllowedMoves(choices)
  const next = nextOf(allowed, from)
  return (
    <>
      {allowed.length < choices.length && <p className="w-full text-14 text-gray-text">{moveTexts.suspended}</p>}
      {allowed.map((to) => (
        <Button
          key={to}
          aria-keyshortcuts={keys?.[to]?.toUpperCase()}
          variant={to === next ? 'primary' : 'secondary'}
          size="small"
          onClick={() => onChoose(to)}
        >
          {moveNames[to]}
        </Button>
      ))}
    </>
  )
}

/** The usual next step: forward, never a discarding. */
function nextOf(choices: readonly ApplicationState[], from: ApplicationState | undefined) {
  const now = from ? APPLICATION_STATES.indexOf(from) : -1
  return choices.find((to) => to !== 'descartada' && APPLICATION_STATES.indexOf(to) > now)
}
