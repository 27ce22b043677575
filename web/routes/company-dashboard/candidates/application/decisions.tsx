import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { useKeys } from '#web/ui/use-keys.ts'
import { MoveButtons } from '../moves/move-buttons.tsx'
import { useMoves } from '../moves/moves-context.ts'
import { subjectOf } from '../moves/subject.ts'
import { useAllowedMoves } from '../moves/use-allowed-moves.ts'
import { applicationTexts as texts } from '../texts.ts'

const keyOf: Partial<Record<ApplicationState, string>> = {
  preseleccionada: 'p',
  entrevista: 'e',
  contratada: 'c',
  descartada: 'd',
}

interface DecisionsProps {
  application: OpenedApplication
  hasKeys: boolean
}

/** The moves of the open application, by button or key. */
export function Decisions({ application, hasKeys }: DecisionsProps) {
  const { ask } = useMoves()
  const move = (to: ApplicationState) => ask({ to, subjects: [subjectOf(application)] })
  const allowed = useAllowedMoves(application.opciones)
  useKeys(hasKeys, Object.fromEntries(allowed.map((to) => [keyOf[to], () => move(to)])))
  if (application.opciones.length === 0) return null
  return (
    <div
      role="group"
      aria-label={texts.moves}
      className="flex flex-wrap gap-2 small:cramped:gap-1 max-small:grid max-small:grid-cols-2 max-small:[&>p]:col-span-2"
    >
      <MoveButtons
        choices={application.opciones}
        from={application.estado_candidatura}
        keys={hasKeys ? keyOf : undefined}
        onChoose={move}
      />
    </div>
  )
}
