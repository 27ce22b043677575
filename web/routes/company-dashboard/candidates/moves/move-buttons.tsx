import { APPLICATION_STATES, type ApplicationState } from '#contract/values/application-states.ts'
import { Button } from '#web/ui/button.tsx'
import { moveNames } from '../texts.ts'

interface MoveButtonsProps {
  choices: readonly ApplicationState[]
  /** The state of all of them, if it is the same. */
  from?: ApplicationState | undefined
  onChoose: (to: ApplicationState) => void
}

/** A button for each state that may follow. */
export function MoveButtons({ choices, from, onChoose }: MoveButtonsProps) {
  const next = nextOf(choices, from)
  return choices.map((to) => (
    <Button key={to} variant={to === next ? 'primary' : 'secondary'} size="small" onClick={() => onChoose(to)}>
      {moveNames[to]}
    </Button>
  ))
}

/** The usual next step: forward, never a discarding. */
function nextOf(choices: readonly ApplicationState[], from: ApplicationState | undefined) {
  const now = from ? APPLICATION_STATES.indexOf(from) : -1
  return choices.find((to) => to !== 'descartada' && APPLICATION_STATES.indexOf(to) > now)
}
