import { useId, useState } from 'react'
import { OTHER_TIME_MAX } from '#contract/values/applications/appointment-limits.ts'
import { api } from '#web/api/client.ts'
import type { Appointment } from '#web/api/types.ts'
import { AppointmentFacts } from '#web/forms/appointment/appointment-facts.tsx'
import { timeOf } from '#web/forms/appointment/appointment-line.ts'
import { ReasonForm } from '#web/forms/reasons/reason-form.tsx'
import { line } from '#web/forms/schema-parts.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { appointmentTexts as texts } from './texts.ts'

interface KnownProps {
  /** Of the application. */
  id: number
  known: Appointment
}

/** The place of a proposed time, or when the candidate can. */
type Choice = { propuesta: number } | { otra: string }

/** The interview: the proposed times, of which one press chooses one, or what was agreed. */
export function AppointmentSection({ id, known }: KnownProps) {
  const { estado, otra, version } = known
  const [isWriting, setIsWriting] = useState(false)
  // If the company or another tab was faster, the page shows what is now.
  const call = (choice: Choice) => api.appointments.chooseAppointment({ id, version, ...choice })
  const { send, isPending } = useSend(call, { failed: texts.failed, stale: 'all', onDone: () => setIsWriting(false) })
  const isOver = estado === 'cancelada' || estado === 'pasada'
  return (
    <section className="grid gap-3 rounded-card bg-yellow-soft p-4">
      <h3 className="text-18 font-semibold">{texts.titles[estado]}</h3>
      {otra !== null && <p className="font-medium wrap-anywhere">{texts.said(otra)}</p>}
      {estado !== 'cancelada' && <AppointmentFacts appointment={known} />}
      {(estado === 'propuesta' || estado === 'otra') && <Times {...{ known, isPending }} onChoose={send} />}
      {!isOver && !isWriting && (
        <Button variant="quiet" isFullWidth onClick={() => setIsWriting(true)} disabled={isPending}>
          {estado === 'confirmada' ? texts.noneChosen : texts.none}
        </Button>
      )}
      {!isOver && isWriting && <WhenForm isPending={isPending} onSend={send} />}
    </section>
  )
}

interface TimesProps {
  known: Appointment
  isPending: boolean
  onChoose: (choice: Choice) => void
}

const Times = ({ known, isPending, onChoose }: TimesProps) => (
  <ul className="grid gap-2">
    {known.propuestas.map(({ fecha_hora, libre }, place) => (
      <li key={fecha_hora}>
        <Button
          variant="secondary"
          isFullWidth
          disabled={!libre || isPending}
          onClick={() => onChoose({ propuesta: place })}
          className="min-h-14"
        >
          <span className="first-letter:uppercase">{timeOf(known, fecha_hora)}</span>
          {!libre && <span className="text-13 font-normal">{texts.taken}</span>}
        </Button>
      </li>
    ))}
  </ul>
)

const when = { ...texts.when, rows: 1, required: true, autoFocus: true, maxLength: OTHER_TIME_MAX }
const whenText = { ...when, schema: line(OTHER_TIME_MAX, texts.whenMissing) }

/** One line about when the candidate can. A failure keeps it. */
const WhenForm = ({ isPending, onSend }: { isPending: boolean; onSend: (choice: Choice) => void }) => (
  <ReasonForm<null>
    id={useId()}
    text={whenText}
    isPending={isPending}
    onSubmit={({ texto }) => onSend({ otra: texto })}
  >
    <Button type="submit" size="small" isPending={isPending} className="-mt-3 self-start">
      {texts.send}
    </Button>
  </ReasonForm>
)
