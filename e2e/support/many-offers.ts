import type { People, Person } from './people.ts'

/** The limit of active offers of a free company. */
const EACH = 3

interface ManyOffers {
  companies: Person[]
  /** In the order of publication. */
  ids: number[]
}

/** Publishes active offers named «{word} 1», «{word} 2» and so on, of as many companies as needed. */
export async function publishMany(
  people: People,
  { word, count }: { word: string; count: number },
): Promise<ManyOffers> {
  const made: ManyOffers = { companies: [], ids: [] }
  for (let number = 1; number <= count; number++) {
    const company = number % EACH === 1 ? await people.aCompany() : made.companies.at(-1)
    if (!company) throw new Error('the first offer creates the first company')
    if (made.companies.at(-1) !== company) made.companies.push(company)
    const requirements = ['Carné de manipulador de alimentos']
    made.ids.push(await people.anOffer(company, { nombre: `${word} ${number}`, requirements_list: requirements }))
  }
  return made
}
