import { describe, expect, test } from 'vitest'
import { noInterests } from '../interests/interests.ts'
import type { Source } from './list-sources.ts'
import { rankOffers } from './rank-offers.ts'
import type { RankedFacts } from './source-queries.ts'

const today = '2026-11-21'
const anOffer = (id: number, fields: Partial<RankedFacts> = {}): RankedFacts => ({
  id,
  createdOn: '2026-10-01',
  positionId: 1,
  sectorId: 1,
  provinceIds: [33],
  municipalityId: 33_044,
  moreMunicipalityIds: [],
  isEverywhere: false,
  modalityId: 1,
  workdayId: 1,
  annualSalary: 20_000,
  salaryMax: null,
  ...fields,
})

const foundBy = (rule: 'saved' | 'applied' | 'alert' | 'alike', name: string = rule): Source => ({
  met: { rule, name },
  filters: { today },
})

const rank = (facts: RankedFacts[], interests = {}, sources: Record<number, Source[]> = {}) =>
  rankOffers({
    facts,
    sources: new Map(Object.entries(sources).map(([id, some]) => [Number(id), some])),
    interests: { ...noInterests, ...interests },
    today,
  })

describe('An offer counts', () => {
  test.each([
    ['8, if it is like a saved one', [foundBy('saved')], {}, 8],
    ['7, if it is like one of an application', [foundBy('applied')], {}, 7],
    ['6, if an alert finds it', [foundBy('alert')], {}, 6],
    ['5 for a declared position', [], { positionIds: [2, 1] }, 5],
    ['4 for a declared province', [], { provinceIds: [33] }, 4],
    ['3 for a declared sector', [], { sectorIds: [1] }, 3],
    ['3 for the sector and province of a saved one', [foundBy('alike')], {}, 3],
    ['8, if it is also of the position of the saved one', [foundBy('saved'), foundBy('alike')], {}, 8],
    ['2 for a salary that reaches the declared minimum', [], { leastSalary: 20_000 }, 2],
    ['2 for a declared modality', [], { modalityIds: [1] }, 2],
    ['1 for a declared workday', [], { workdayIds: [1] }, 1],
    ['all that it meets', [foundBy('saved'), foundBy('alert')], { positionIds: [1], provinceIds: [33] }, 23],
    ['once for two saved offers', [foundBy('saved', 'a'), foundBy('saved', 'b')], {}, 8],
  ])('%s', (_, sources, interests, score) => {
    expect(rank([anOffer(1)], interests, { 1: sources })).toMatchObject([{ score }])
  })

  test('1 more in its first 7 days', () => {
    const facts = [anOffer(1, { createdOn: '2026-11-14' }), anOffer(2, { createdOn: '2026-11-13' })]
    expect(rank(facts, { provinceIds: [33] }).map(({ score }) => score)).toEqual([5, 4])
  })
})

describe('The order', () => {
  test('is that of the scores, then the newest first', () => {
    const facts = [
      anOffer(1, { createdOn: '2026-10-02' }),
      anOffer(2, { positionId: 7 }),
      anOffer(3),
      anOffer(4, { createdOn: '2026-10-02' }),
    ]
    expect(rank(facts, { provinceIds: [33], positionIds: [7] }).map(({ id }) => id)).toEqual([2, 4, 1, 3])
  })

  test('of the reasons is that of their weights', () => {
    const interests = { positionIds: [1], provinceIds: [33], leastSalary: 1 }
    const [first] = rank([anOffer(1)], interests, { 1: [foundBy('alert'), foundBy('saved', 'Camarero')] })
    expect(first?.met).toEqual([
      { rule: 'saved', name: 'Camarero' },
      { rule: 'alert', name: 'alert' },
      { rule: 'position' },
      { rule: 'province' },
      { rule: 'salary' },
    ])
  })
})

test('an offer without a reason is left out, also a new one', () => {
  expect(rank([anOffer(1, { createdOn: today })], { modalityIds: [3] })).toEqual([])
})

test.each([
  [19_999, null, true],
  [20_000, null, true],
  [0, null, true],
  [0, 20_001, true],
  [0, 19_999, false],
])('with a minimum of 20.000 €, from %i to %s is suggested: %s', (annualSalary, salaryMax, isSuggested) => {
  // The search has left out stated salaries below the minimum.
  const ranked = rank([anOffer(1, { annualSalary, salaryMax })], { leastSalary: 20_000, provinceIds: [33] })
  expect(ranked).toHaveLength(isSuggested ? 1 : 0)
  expect(ranked.some(({ met }) => met.some(({ rule }) => rule === 'salary'))).toBe(annualSalary >= 20_000)
})
