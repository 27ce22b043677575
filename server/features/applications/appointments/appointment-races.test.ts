import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { findRefusalCode } from '#server/database/refusal-code.ts'
import { aCandidate, aCompany } from '#server/testing/factories.ts'
import { openAppointmentSite, type Applicant } from '#server/testing/fixtures/applications/appointment-site.ts'
import { cancelAppointment, chooseAppointment } from './change-appointment.ts'

// People who act at the same moment: one outcome, and each refusal says why.

const ROUNDS = rounds({ quick: 3, deep: 100 })
const { app, db, aProposal, appointmentOf } = await openAppointmentSite()

const everyRound = Array.from({ length: ROUNDS }, (_, round) => round)
const codeOf = (act: Promise<unknown>) => act.then(() => 'done', findRefusalCode)
const choose = ({ id, person: { candidateId } }: Applicant) =>
  codeOf(chooseAppointment(app.deps, { id, candidateId, choice: { place: 0 }, version: undefined }))
const reopen = () => db.execute(sql`update appointment set starts_at = null, ends_at = null, cancelled_at = null`)

afterEach(() => db.execute(sql`delete from appointment`))

test.each([
  [
    'candidates who choose the same time of a company',
    'appointment_taken',
    { company: await aCompany(app, { plan: 'premium' }) },
  ],
  ['companies whose time one candidate chooses', 'appointment_overlaps', { person: await aCandidate(app) }],
])('Of two %s one has it', async (_, refused, shared) => {
  const [one, other] = [await aProposal(shared), await aProposal(shared)]
  for (const round of everyRound) {
    const both = round % 2 ? [one, other] : [other, one]
    expect((await Promise.all(both.map(choose))).toSorted()).toEqual([refused, 'done'])
    await reopen()
  }
})

test('A choice while the company cancels: it is cancelled, in either order', async () => {
  const own = await aProposal()
  const cancel = () => codeOf(cancelAppointment(app.deps, { id: own.id, companyId: own.company.companyId }))
  for (const round of everyRound) {
    const acts = [() => choose(own), cancel]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(await appointmentOf(own)).toMatchObject({ estado: 'cancelada' })
    await reopen()
  }
})
