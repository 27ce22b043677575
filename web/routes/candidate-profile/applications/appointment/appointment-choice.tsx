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
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { appointmentTexts as texts } from './texts.ts'

/** The place of a proposed time, or when the candidate can. */
type Choice = { propuesta: number } | { otra: string }

/** One line about when the candidate can. */
const whenText = {
  ...texts.when,
  rows: 1,
  required: true,
  autoFocus: true,
  maxLength: OTHER_TIME_MAX,
  schema: line(OTHER_TIME_MAX, texts.whenMissing),
}

/** When and where the interview of an application is, or the proposed times, of which one press chooses one. */
export function AppointmentChoice({ id, known }: { id: number; known: Appointment }) {
  const { estado, otra, version, propuestas } = known
  const [isWriting, setIsWriting] = useState(false)
  const form = useId()
  // If the company or another tab was faster, the page shows what is now.
  const call = (choice: Choice) => api.appointments.chooseAppointment({ id, version, ...choice })
  const { send, isPending } = useSend(call, { failed: texts.failed, stale: 'all', onDone: () => setIsWriting(false) })
  if (estado === 'cancelada') return null
  if (estado === 'pasada') return <AppointmentFacts appointment={known} />
  return (
    <>
      {otra !== null && <p className="font-medium wrap-anywhere">{texts.said(otra)}</p>}
      <AppointmentFacts appointment={known} />
      {estado !== 'confirmada' && (
        <ul className="grid gap-2">
          {propuestas.map(({ fecha_hora, libre }, place) => (
            <li key={fecha_hora}>
              <Button
                variant="secondary"
                isFullWidth
                disabled={!libre || isPending}
                onClick={() => send({ propuesta: place })}
                className="min-h-14"
              >
                <span className="first-letter:uppercase">{timeOf(known, fecha_hora)}</span>
                {!libre && <span className="text-13 font-normal">{texts.taken}</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <ReasonForm<null>
          id={form}
          text={whenText}
          isPending={isPending}
          onSubmit={({ texto }) => send({ otra: texto })}
        >
          <DataNote text={dataNoteTexts.message} className="-mt-3" />
          <Button type="submit" size="small" isPending={isPending} className="-mt-3 self-start">
            {texts.send}
          </Button>
        </ReasonForm>
      ) : (
        <Button variant="quiet" isFullWidth onClick={() => setIsWriting(true)} disabled={isPending}>
          {estado === 'confirmada' ? texts.noneChosen : texts.none}
        </Button>
      )}
    </>
  )
}
