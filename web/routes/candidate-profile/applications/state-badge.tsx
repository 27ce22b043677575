import { stateNames, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import {
  CalendarIcon,
  CheckCircleIcon,
  CheckIcon,
  CloseIcon,
  EyeIcon,
  LogoutIcon,
  MinusIcon,
  StarIcon,
  type IconComponent,
} from '#web/ui/icons.tsx'

const looks: Record<ApplicationState, [tone: BadgeTone, Icon: IconComponent]> = {
  enviada: ['gray', CheckIcon],
  leida: ['blue', EyeIcon],
  preseleccionada: ['yellow', StarIcon],
  entrevista: ['yellow', CalendarIcon],
  contratada: ['green', CheckCircleIcon],
  // Grey, because a discarded application is nobody's fault.
  descartada: ['gray', CloseIcon],
  cerrada: ['gray', MinusIcon],
  retirada: ['gray', LogoutIcon],
}

/** The state of an application. The mark shows it without colour. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const [tone, Icon] = looks[state]
  return (
    <Badge tone={tone} mark={<Icon size={14} />}>
      {stateNames[state]}
    </Badge>
  )
}
