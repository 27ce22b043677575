import { expect, test } from 'vitest'
import type { ApiClient } from '#web/api/api-client.ts'
import { anOffer } from '#web/testing/offers.ts'
import { findSimilar } from './find-similar.ts'

type Query = Parameters<ApiClient['offers']['listActiveOffers']>[0]

const mine = anOffer({ emp_ofertas_id: 1 })
const offers = (...ids: number[]) => ids.map((id) => anOffer({ emp_ofertas_id: id }))

/** Answers of the list: of the position and of the sector, in the province and everywhere. «failed» throws. */
async function similar(lists: Record<string, number[] | 'failed'>) {
  const asked: string[] = []
  const listActiveOffers = async ({ puesto, sector, provincia, pagina }: NonNullable<Query> = {}) => {
    const name = [puesto && `puesto ${puesto}`, sector && `sector ${sector}`, provincia && `provincia ${provincia}`]
    const key = name.filter(Boolean).join(', ')
    asked.push(key)
    expect(pagina).toBe(1)
    const found = lists[key] ?? []
    if (found === 'failed') throw new Error('no answer')
    return { headers: {}, body: offers(...found) }
  }
  const api = { offers: { listActiveOffers } } as unknown as ApiClient
  return { ids: (await findSimilar(api, mine)).map(({ emp_ofertas_id: id }) => id), asked }
}

const [POSITION, NEAR_POSITION] = ['puesto 50', 'puesto 50, provincia 28']
const [SECTOR, NEAR_SECTOR] = ['sector 7', 'sector 7, provincia 28']

test('Similar offers are of the same position in the same province first, then of the position elsewhere', async () => {
  const { ids, asked } = await similar({ [NEAR_POSITION]: [1, 2], [POSITION]: [5, 2, 1, 4, 3], [SECTOR]: [9] })
  expect(ids).toEqual([2, 5, 4])
  expect(asked).toEqual([NEAR_POSITION, POSITION])
})

test('Where the position has too few, others of the sector follow, those of the province first', async () => {
  const { ids, asked } = await similar({ [POSITION]: [1, 6], [NEAR_SECTOR]: [6, 8, 1], [SECTOR]: [9, 8, 7] })
  expect(ids).toEqual([6, 8, 9])
  expect(asked).toEqual([NEAR_POSITION, POSITION, NEAR_SECTOR, SECTOR])
})

test('A list that fails leaves the others, and an offer without similar ones has none', async () => {
  expect((await similar({ [NEAR_POSITION]: 'failed', [POSITION]: [2], [SECTOR]: 'failed' })).ids).toEqual([2])
  expect((await similar({ [SECTOR]: [1] })).ids).toEqual([])
})
