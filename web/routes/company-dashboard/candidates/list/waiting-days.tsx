import { AlertIcon, ClockIcon } from '#web/ui/icons.tsx'
import { deskTexts as texts } from '../texts.ts'

const LONG_DAYS = 7
const TOO_LONG_DAYS = 15

/** How long a person has waited for an answer. Nothing where nobody waits. */
export function WaitingDays({ days }: { days: number | null }) {
  if (days === null) return null
  const text = days === 0 ? texts.waitsToday : texts.waits(days)
  if (days >= TOO_LONG_DAYS) return <Mark look="font-semibold text-red" icon={<AlertIcon size={16} />} text={text} />
  if (days >= LONG_DAYS) return <Mark look="font-semibold text-amber-text" icon={<ClockIcon size={16} />} text={text} />
  return <span className="text-13 whitespace-nowrap large-text:whitespace-normal text-gray-text">{text}</span>
}

function Mark({ look, icon, text }: { look: string; icon: React.ReactNode; text: string }) {
  return (
    <span className={`inline-flex items-center gap-1 text-13 whitespace-nowrap large-text:whitespace-normal ${look}`}>
      {icon}
      <span>{text}</span>
    </span>
  )
}
