import { takeSnapshot } from '#server/domain/offers/offer-snapshot.ts'
import { listOffersInWords, toRead } from '#server/domain/offers/read-offers.ts'
import type { Tx } from '#server/database/open.ts'
import { application, applicationEvent, candidate, company } from '#server/database/schema/schema.ts'
import type { DemoApplication } from '../applications/create-applications.ts'
import type { DemoStep } from '../applications/plan-history.ts'
import { present } from '../present.ts'
import type { WrittenOffer } from './write-offers.ts'

interface ApplicationsToWrite {
  applications: readonly DemoApplication[]
  candidateIds: readonly number[]
  written: readonly WrittenOffer[]
  cvIds: readonly (readonly number[])[]
  now: Date
}

const MINUTE_MS = 60_000

/** Writes applications with their histories, without the steps that are planned for later today. */
export async function writeApplications(
  tx: Tx,
  { applications, candidateIds, written, cvIds, now }: ApplicationsToWrite,
): Promise<void> {
  const sentTo = await readSentOffers(tx, written)
  const planned = applications
    .map(({ history, ...one }) => ({ ...one, steps: happened(history, now) }))
    .toSorted((one, other) => one.createdOn.localeCompare(other.createdOn))
    .map(({ steps, ...one }) => ({
      steps,
      row: {
        candidateId: present(candidateIds[one.candidate], 'a candidate'),
        ...sentTo(present(written[one.offer], 'an offer')),
        cvId: present(cvIds[one.candidate]?.[one.resume], 'a CV'),
        createdOn: one.createdOn,
        noteVersion: 1,
        noteAcceptedAt: steps[0].at,
        ...standing(steps),
      },
    }))
  const rows = await tx
    .insert(application)
    .values(planned.map(({ row }) => row))
    .returning({ id: application.id, candidateId: application.candidateId, offerId: application.offerId })
  const ids = new Map(rows.map(({ id, candidateId, offerId }) => [`${candidateId} ${offerId}`, id]))
  const accounts = await readAccounts(tx)
  const events = planned.flatMap(({ row, steps }) => {
    const applicationId = present(ids.get(`${row.candidateId} ${row.offerId}`), 'an application')
    const accountIds = {
      empresa: accounts.company.get(row.companyId),
      candidato: accounts.candidate.get(row.candidateId),
    }
    return steps.map((step) => toEvent(step, { applicationId, accountIds }))
  })
  await tx.insert(applicationEvent).values(events)
}

/** The columns of an application to each of these offers. */
async function readSentOffers(tx: Tx, written: readonly WrittenOffer[]) {
  const rows = await listOffersInWords(
    tx,
    written.map(({ offerId }) => offerId),
  )
  const offers = new Map(rows.map((row) => [row.id, takeSnapshot(toRead(row))]))
  return (ids: WrittenOffer) => ({ ...ids, sentOffer: present(offers.get(ids.offerId), 'an offer') })
}

type Happened = DemoStep & { at: Date }

/** Moments of the past steps. An application of this morning was sent at least a minute ago. */
function happened([sent, ...steps]: [DemoStep, ...DemoStep[]], now: Date): [Happened, ...Happened[]] {
  const latest = new Date(now.getTime() - MINUTE_MS)
  const first = momentOf(sent)
  const later = steps.map((step) => ({ ...step, at: momentOf(step) })).filter(({ at }) => at < latest)
  return [{ ...sent, at: first < latest ? first : latest }, ...(first < latest ? later : [])]
}

// An hour of Spain in winter, which is close enough in summer.
const momentOf = ({ day, hour }: DemoStep): Date => new Date(`${day}T${String(hour - 1).padStart(2, '0')}:30:00Z`)

function standing(steps: readonly Happened[]) {
  const last = steps.at(-1)
  const answer = steps.findLast(({ actor, to }) => actor === 'empresa' && to !== 'leida' && to !== 'cerrada')
  return steps.length > 1 && last
    ? { state: last.to, stateAt: last.at, answeredAt: answer?.at ?? null }
    : { state: 'enviada' as const }
}

async function readAccounts(tx: Tx) {
  const companies = await tx.select({ id: company.id, accountId: company.accountId }).from(company)
  const candidates = await tx.select({ id: candidate.id, accountId: candidate.accountId }).from(candidate)
  const byId = (rows: { id: number; accountId: number }[]) => new Map(rows.map((row) => [row.id, row.accountId]))
  return { company: byId(companies), candidate: byId(candidates) }
}

interface Owner {
  applicationId: number
  accountIds: { empresa: number | undefined; candidato: number | undefined }
}

const silent = new Set(['leida', 'retirada'])

/** Everybody was told long ago: no mail is sent about the demo. */
function toEvent({ from, to, actor, reason, letter, at }: Happened, { applicationId, accountIds }: Owner) {
  const told = silent.has(to) ? null : at
  return {
    applicationId,
    from,
    to,
    actor,
    reason,
    letter,
    happenedAt: at,
    accountId: (actor === 'empresa' && accountIds.empresa) || (to === 'retirada' && accountIds.candidato) || null,
    dueAt: told,
    toldAt: told,
    isAnnounced: true,
  }
}
