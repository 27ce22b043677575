import type { SavedOffer } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CheckIcon, ClockIcon } from '#web/ui/icons.tsx'
import { savedTexts as texts } from './texts.ts'

/** An offer with more days left does not press. */
const SOON_DAYS = 7

/** The state of a saved offer for its candidate. An application says more than the days that are left. */
export function SavedBadge({ saved }: { saved: SavedOffer }) {
  const { oferta, aplicada, termina_en_dias: days } = saved
  const dot = <span aria-hidden="true" className="size-2 rounded-chip bg-current" />
  const ring = <span aria-hidden="true" className="size-2 rounded-chip border-[1.5px] border-current" />
  if (aplicada) return <StateBadge tone="blue" mark={<CheckIcon size={14} />} text={texts.applied} />
  if (!oferta) return <StateBadge tone="red" mark={ring} text={texts.withdrawn} />
  if (days === null) return <StateBadge tone="gray" mark={ring} text={texts.ended} />
  if (oferta.candidaturas_libres === 0) return <StateBadge tone="gray" mark={ring} text={texts.noPlaces} />
  if (days > SOON_DAYS) return <StateBadge tone="green" mark={dot} text={texts.active} />
  const text = days === 0 ? texts.endsToday : texts.endsIn(days)
  return <StateBadge tone="yellow" mark={<ClockIcon size={14} />} text={text} />
}

interface StateBadgeProps extends Omit<Parameters<typeof Badge>[0], 'children'> {
  text: string
}

function StateBadge({ text, ...look }: StateBadgeProps) {
  return (
    <Badge {...look}>
      <span className="sr-only">{texts.state}</span>
      <span>{text}</span>
    </Badge>
  )
}
