import { useId } from 'react'
import type { LinkedApplication } from '#web/api/types.ts'
import { AppointmentForm } from '#web/forms/appointment/appointment-form.tsx'
import { appointmentValuesOf } from '#web/forms/appointment/appointment-schema.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { answerTexts as texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

/** Answers again, with up to three times, or with other ones. */
export default function ProposeForm({ token, application }: { token: string; application: LinkedApplication }) {
  const form = useId()
  const { answer } = useAnswer(token)
  return (
    <div className="mb-5 grid gap-6">
      <h2 ref={focusAtOnce} tabIndex={-1} className="text-18 font-semibold outline-none">
        {texts.appointment}
      </h2>
      <AppointmentForm
        id={form}
        initial={appointmentValuesOf(application.pendiente?.cita)}
        isCanary={application.en_canarias}
        isPending={answer.isPending}
        failure={answer.error}
        onSubmit={(cita) => answer.send({ decision: 'me_interesa', cita })}
      />
      <Button type="submit" form={form} isFullWidth isPending={answer.isPending}>
        {texts.sendTimes}
      </Button>
    </div>
  )
}
