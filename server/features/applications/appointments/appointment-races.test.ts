import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { findRefusalCode } from '#server/database/refusal-code.ts'
import { aCandidate, aCompany } from '#server/testing/factories.ts'
import { MONDAY, openAppointmentSite, type Applicant } from '#server/testing/fixtures/applications/appointment-site.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { chooseAppointment } from './choose-appointment.ts'
import { proposeAppointment } from './propose-appointment.ts'

// People who act at the same moment: one outcome, and each refusal says why.

const ROUNDS = rounds({ quick: 3, deep: 100 })
const { app, clock, aProposal, appointmentOf } = await openAppointmentSite()
const company = await aCompany(app, { plan: 'premium' })
const person = await aCandidate(app)

const everyRound = Array.from({ length: ROUNDS }, (_, round) => round)
const codeOf = (act: Promise<unknown>) => act.then(() => 'done', findRefusalCode)
const choose = ({ id, person: { candidateId } }: { id: number; person: { candidateId: number } }) =>
  codeOf(chooseAppointment(app.deps, { id, candidateId, choice: { place: 0 }, version: undefined }))

const free = ({ id }: { id: number }, companyId: number) => codeOf(cancelAppointment(app.deps, { id, companyId }))

const reopen = ({ id, company: { companyId, accountId } }: Applicant) =>
  proposeAppointment(app.deps.db, {
    id,
    companyId,
    accountId,
    mode: 'telefono',
    place: '',
    clock,
    proposals: [{ startsAt: new Date(MONDAY).toISOString(), minutes: 30 }],
  })

test('Two candidates who choose the same time of a company: one has it', async () => {
  const [one, other] = [await aProposal({ company }), await aProposal({ company })]
  for (const round of everyRound) {
    const both = round % 2 ? [one, other] : [other, one]
    expect((await Promise.all(both.map(choose))).toSorted()).toEqual(['appointment_taken', 'done'])
    for (const own of both) await free(own, company.companyId)
    for (const own of both) await reopen(own)
  }
})

test('A candidate who chooses the same time at two companies has one', async () => {
  const [one, other] = [await aProposal({ person }), await aProposal({ person })]
  for (const round of everyRound) {
    const both = round % 2 ? [one, other] : [other, one]
    expect((await Promise.all(both.map(choose))).toSorted()).toEqual(['appointment_overlaps', 'done'])
    for (const own of both) await free(own, own.company.companyId)
    for (const own of both) await reopen(own)
  }
})

test('A choice while the company cancels: it is cancelled, in either order', async () => {
  const own = await aProposal()
  for (const round of everyRound) {
    const acts = [() => choose(own), () => free(own, own.company.companyId)]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(await appointmentOf(own)).toMatchObject({ estado: 'cancelada' })
    await reopen(own)
  }
})
