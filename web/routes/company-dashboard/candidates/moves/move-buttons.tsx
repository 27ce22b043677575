import type { ApplicationState } from '#contract/values/application-states.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { moveNames } from '../texts.ts'

interface MoveButtonsProps {
  /** In the order of the table of transitions: the first is the usual next step. */
  choices: readonly ApplicationState[]
  onChoose: (to: ApplicationState) => void
}

/** A button for each state that may follow. */
export function MoveButtons({ choices, onChoose }: MoveButtonsProps) {
  return choices.map((to, index) => (
    <Button key={to} variant={variantOf(to, index)} size="small" onClick={() => onChoose(to)}>
      {moveNames[to]}
    </Button>
  ))
}

function variantOf(to: ApplicationState, index: number): ButtonVariant {
  return index === 0 && to !== 'descartada' ? 'primary' : 'secondary'
}
