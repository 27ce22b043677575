import { api } from '#web/api/client.ts'
import type { Appointment } from '#web/api/types.ts'
import { refusedSentence } from '#web/forms/appointment/refused-sentence.ts'
import { useSend } from '#web/forms/use-send.ts'

/** The place of a proposed time, or when the candidate can. */
type Choice = { propuesta: number } | { otra: string }

interface Rules {
  failed: string
  onDone?: () => void
}

/** Answers a proposal. It names the version that was read: if the company or another tab was faster, the page shows what is now. */
export const useChoose = (id: number, { version }: Appointment, { failed, ...rules }: Rules) =>
  useSend((choice: Choice) => api.appointments.chooseAppointment({ id, version, ...choice }), {
    ...rules,
    failed: (error) => refusedSentence(error, failed),
    stale: 'all',
  })
