import type { Tx } from '#server/database/open.ts'
import { offerReport, reportCase } from '#server/database/schema/schema.ts'
import { daysBefore } from '../days.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'
import { present } from '../present.ts'
import { demoCases, type DemoCase } from '../reports/demo-reports.ts'
import type { WrittenOffer } from './write-offers.ts'

// Far enough apart to be offers of several companies.
const EVERY = 97

interface ReportsToWrite {
  offers: readonly DemoOffer[]
  written: readonly WrittenOffer[]
  today: string
}

/** Writes visitors' reports about some offers. All these offers stay public. */
export async function writeReports(tx: Tx, { offers, written, today }: ReportsToWrite): Promise<void> {
  for (const [place, one] of demoCases.entries()) {
    const index = (place + 1) * EVERY
    const offer = { name: present(offers[index]?.name, 'an offer'), ...present(written[index], 'an offer') }
    await writeCase(tx, { one, place, offer, today })
  }
}

interface CaseToWrite {
  one: DemoCase
  place: number
  offer: WrittenOffer & { name: string }
  today: string
}

async function writeCase(tx: Tx, { one, place, offer, today }: CaseToWrite): Promise<void> {
  const momentOf = (daysAgo: number) => new Date(`${daysBefore(today, daysAgo)}T08:00:00Z`)
  const { kept, reports } = one
  const decision = kept
    ? { outcome: 'kept' as const, note: kept.note, decidedAt: momentOf(kept.daysAgo) }
    : { queuedAt: momentOf(reports[0].daysAgo) }
  const [row] = await tx
    .insert(reportCase)
    .values({ offerId: offer.offerId, companyId: offer.companyId, offerName: offer.name, ...decision })
    .returning({ id: reportCase.id })
  const { id: caseId } = present(row, offer.name)
  const values = reports.map(({ daysAgo, ...said }, number) => ({
    ...said,
    caseId,
    receipt: `D-DEMA-${'ABCDEFGH'[place]}${'ABCDEFGH'[number]}22`,
    createdAt: momentOf(daysAgo),
  }))
  await tx.insert(offerReport).values(values)
}
