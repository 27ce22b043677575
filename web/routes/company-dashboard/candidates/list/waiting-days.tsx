import type { CompanyCandidate } from '#web/api/types.ts'
import { AlertIcon, BellIcon, ClockIcon } from '#web/ui/icons.tsx'
import { deskTexts as texts } from '../texts.ts'

const LONG_DAYS = 7
const TOO_LONG_DAYS = 15

/** How long a person has waited for an answer, and whether they ask for news. Nothing where nobody waits. */
export function WaitingDays({ of }: { of: Pick<CompanyCandidate, 'dias_sin_respuesta' | 'pregunto_el'> }) {
  return (
    <>
      {of.pregunto_el && <Mark look="font-semibold" icon={<BellIcon size={16} />} text={texts.asksForNews} />}
      {of.dias_sin_respuesta !== null && <Days days={of.dias_sin_respuesta} />}
    </>
  )
}

function Days({ days }: { days: number }) {
  const text = days === 0 ? texts.waitsToday : texts.waits(days)
  if (days >= TOO_LONG_DAYS) return <Mark look="font-semibold text-red" icon={<AlertIcon size={16} />} text={text} />
  if (days >= LONG_DAYS) return <Mark look="font-semibold text-amber-text" icon={<ClockIcon size={16} />} text={text} />
  return <span className="text-13 whitespace-nowrap large-text:whitespace-normal text-gray-text">{text}</span>
}

function Mark({ look, icon, text }: { look: string; icon: React.ReactNode; text: string }) {
  return (
    <span className={`inline-flex items-start gap-1 text-13 ${look}`}>
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span>{text}</span>
    </span>
  )
}
