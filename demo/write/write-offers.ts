import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { announcedOffer, offer, project, requirement } from '#server/database/schema/schema.ts'
import type { CompanyKey } from '../companies/company-profile.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { endOfMonth, startOfMonth } from '../days.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'
import { present } from '../present.ts'

type CompanyIds = ReadonlyMap<CompanyKey, number>

const projectKey = (companyId: number, name: string): string => `${companyId} ${name}`

/** The ids of the projects by company and name. */
async function writeProjects(tx: Tx, companyIds: CompanyIds, today: string): Promise<ReadonlyMap<string, number>> {
  const values = demoCompanies.flatMap(({ key, projects }) =>
    projects.map(({ name, description, months: [start, end], inactive }) => ({
      companyId: present(companyIds.get(key), key),
      name,
      description,
      startsOn: startOfMonth(today, start),
      endsOn: endOfMonth(today, end),
      state: inactive ? INACTIVE : ACTIVE,
    })),
  )
  const rows = await tx
    .insert(project)
    .values(values)
    .returning({ id: project.id, companyId: project.companyId, name: project.name })
  return new Map(rows.map(({ id, companyId, name }) => [projectKey(companyId, name), id]))
}

/** An offer in the database. */
export interface WrittenOffer {
  offerId: number
  companyId: number
}

/** Writes projects, offers and requirements. Returns the offers in the given order. */
export async function writeOffers(
  tx: Tx,
  { offers, companyIds, today }: { offers: readonly DemoOffer[]; companyIds: CompanyIds; today: string },
): Promise<WrittenOffer[]> {
  const projectIds = await writeProjects(tx, companyIds, today)
  const companyOf = ({ company }: DemoOffer) => present(companyIds.get(company), company)
  const projectOf = (one: DemoOffer) => present(projectIds.get(projectKey(companyOf(one), one.project)), one.project)
  const values = offers.map((one) => {
    const { company: _, project: __, requirements: ___, ...columns } = one
    return {
      ...columns,
      projectId: projectOf(one),
      companyId: companyOf(one),
      provinceId: Math.floor(one.municipalityId / 1000),
    }
  })
  const rows = await tx
    .insert(offer)
    .values(values)
    .returning({ id: offer.id, projectId: offer.projectId, name: offer.name })
  // Each of them was public, also those that are inactive now.
  await tx
    .insert(announcedOffer)
    .values(rows.map((row) => ({ offerId: row.id, number: 0 })))
    .onConflictDoNothing()
  // No company has two offers with the same name, so project and name identify an offer.
  const ids = new Map(rows.map(({ id, projectId, name }) => [projectKey(projectId, name), id]))
  const offerIds = offers.map((one) => present(ids.get(projectKey(projectOf(one), one.name)), one.name))
  await writeRequirements(tx, { offers, offerIds })
  return offers.map((one, index) => ({ offerId: present(offerIds[index], one.name), companyId: companyOf(one) }))
}

async function writeRequirements(
  tx: Tx,
  { offers, offerIds }: { offers: readonly DemoOffer[]; offerIds: readonly number[] },
): Promise<void> {
  const values = offers.flatMap(({ requirements }, index) =>
    requirements.map((description, place) => ({ offerId: present(offerIds[index], 'an offer'), place, description })),
  )
  await tx.insert(requirement).values(values)
}
