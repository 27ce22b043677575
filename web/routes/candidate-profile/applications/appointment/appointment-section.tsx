import { useState } from 'react'
import type { Appointment } from '#web/api/types.ts'
import { AppointmentFacts, CalendarButton } from '#web/forms/appointment/appointment-facts.tsx'
import { appointmentLine, timeOf } from '#web/forms/appointment/appointment-line.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { appointmentTexts as texts } from './texts.ts'
import { useChoose } from './use-choose.ts'
import { WhenForm } from './when-form.tsx'

interface KnownProps {
  /** Of the application. */
  id: number
  known: Appointment
}

/** The interview: the proposed times, of which one press chooses one, or what was agreed. */
export function AppointmentSection({ id, known }: KnownProps) {
  const { estado } = known
  if (estado === 'cancelada') return <Ended sentence={texts.cancelled} />
  if (estado === 'pasada') return <Ended sentence={texts.over} line={appointmentLine(known)} />
  return (
    <section className="grid gap-3 rounded-card bg-yellow-soft p-4">
      <h3 tabIndex={-1} data-focus-home="" className="text-18 font-semibold">
        {estado === 'propuesta' ? texts.question : texts.title}
      </h3>
      {known.otra !== null && <p className="font-medium wrap-anywhere">{texts.said(known.otra)}</p>}
      {known.elegida && <p className="font-semibold wrap-anywhere">{appointmentLine(known)}</p>}
      <AppointmentFacts appointment={known} />
      {estado === 'confirmada' ? <CalendarButton ics={known.ics} /> : <Times {...{ id, known }} />}
      <None {...{ id, known }} />
    </section>
  )
}

function Ended({ sentence, line }: { sentence: string; line?: string | null }) {
  return (
    <section className="grid gap-1 rounded-card bg-surface p-4">
      <h3 className="font-semibold">{sentence}</h3>
      {line && <p className="wrap-anywhere">{line}</p>}
    </section>
  )
}

function Times({ id, known }: KnownProps) {
  const { send, isPending, variables } = useChoose(id, known, { failed: texts.failed })
  const isSent = (place: number) =>
    isPending && variables !== undefined && 'propuesta' in variables && variables.propuesta === place
  return (
    <>
      {known.estado === 'otra' && <p>{texts.still}</p>}
      <ul className="grid gap-2">
        {known.propuestas.map(({ fecha_hora, libre }, place) => (
          <li key={fecha_hora}>
            <Button
              variant="secondary"
              isFullWidth
              disabled={!libre || isPending}
              isPending={isSent(place)}
              onClick={() => send({ propuesta: place })}
              className="min-h-14"
            >
              <span>
                <span className="block first-letter:uppercase">{timeOf(known, fecha_hora)}</span>
                {!libre && <span className="block text-13 font-normal">{texts.taken}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The way out: no time fits, and the candidate says in one line when they can. */
function None({ id, known }: KnownProps) {
  const [isWriting, setIsWriting] = useState(false)
  const close = () => setIsWriting(false)
  if (isWriting) return <WhenForm {...{ id, known }} onClose={close} />
  return (
    <Button variant="quiet" isFullWidth onClick={() => setIsWriting(true)}>
      {known.estado === 'confirmada' ? texts.noneChosen : texts.none}
    </Button>
  )
}
