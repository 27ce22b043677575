import { describe, expect, test } from 'vitest'
import { reviewAfter, type ReviewFacts } from './review-after.ts'

const facts = {
  before: [null, 'waiting', 'held', 'approved', 'rejected'],
  hasNewText: [false, true],
  isPublishing: [false, true],
  isSuspicious: [false, true],
  isHeldByRules: [false, true],
  mode: ['after', 'first', 'before'],
  isVerified: [false, true],
  hasApproved: [false, true],
} as const

const allCases = Object.entries(facts).reduce<object[]>(
  (cases, [name, values]) => cases.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
  [{}],
) as ReviewFacts[]

const casesWith = (given: Partial<ReviewFacts>) =>
  allCases.filter((one) => Object.entries(given).every(([name, value]) => one[name as keyof ReviewFacts] === value))
const resultsOf = (given: Partial<ReviewFacts>) => [...new Set(casesWith(given).map(reviewAfter))]

test('The table has every case', () => expect(allCases).toHaveLength(5 * 2 * 2 * 2 * 2 * 3 * 2 * 2))

describe('A new offer', () => {
  const fresh = { before: null, isSuspicious: false } as const
  test.each([
    ['after', {}, 'waiting'],
    ['first', { isVerified: true }, 'waiting'],
    ['first', { isVerified: false, hasApproved: true }, 'waiting'],
    ['first', { isVerified: false, hasApproved: false }, 'held'],
    ['before', { isVerified: true }, 'waiting'],
    ['before', { isVerified: false }, 'held'],
  ] as const)('in the mode %s with %o is %s', (mode, given, review) =>
    expect(resultsOf({ ...fresh, mode, ...given })).toEqual([review]),
  )

  test('with signs of fraud is held in every mode, of every company', () =>
    expect(resultsOf({ before: null, isSuspicious: true })).toEqual(['held']))
})

describe('An approved offer', () => {
  test('stays so while its text is the same, whatever the rules say today', () =>
    expect(resultsOf({ before: 'approved', hasNewText: false })).toEqual(['approved']))
  test('with a new text waits and stays public, in every mode', () =>
    expect(resultsOf({ before: 'approved', hasNewText: true, isPublishing: false, isSuspicious: false })).toEqual([
      'waiting',
    ]))
  test('with signs of fraud in a new text is held', () =>
    expect(resultsOf({ before: 'approved', hasNewText: true, isSuspicious: true })).toEqual(['held']))
})

describe('A rejected offer', () => {
  test('stays so while its text is the same', () =>
    expect(resultsOf({ before: 'rejected', hasNewText: false })).toEqual(['rejected']))
  test('with a new text is held', () => expect(resultsOf({ before: 'rejected', hasNewText: true })).toEqual(['held']))
})

describe('A held offer', () => {
  test('that a person had a part in stays so, whatever its company does', () =>
    expect(resultsOf({ before: 'held', isHeldByRules: false })).toEqual(['held']))
  test('that only rules hold stays so while they find something', () =>
    expect(resultsOf({ before: 'held', isSuspicious: true })).toEqual(['held']))
  test('that only rules hold is judged as a new one when they find nothing any more', () => {
    const mended = { before: 'held', isHeldByRules: true, isSuspicious: false } as const
    expect(resultsOf({ ...mended, mode: 'after' })).toEqual(['waiting'])
    expect(resultsOf({ ...mended, mode: 'before', isVerified: false })).toEqual(['held'])
    expect(resultsOf({ ...mended, mode: 'first', isVerified: false, hasApproved: false })).toEqual(['held'])
  })
})

test('A waiting offer waits on, unless a change brings signs of fraud', () => {
  expect(resultsOf({ before: 'waiting', isPublishing: false, isSuspicious: false })).toEqual(['waiting'])
  expect(resultsOf({ before: 'waiting', isSuspicious: true })).toEqual(['held'])
})

test.each([
  ['that waits', { before: 'waiting' }],
  ['that was approved with another text', { before: 'approved', hasNewText: true }],
] as const)('An offer %s is judged as a new one when it is switched on', (_, given) => {
  const published = { isPublishing: true, isSuspicious: false, ...given } as const
  expect(resultsOf({ ...published, mode: 'before', isVerified: false })).toEqual(['held'])
  expect(resultsOf({ ...published, mode: 'first', isVerified: false, hasApproved: false })).toEqual(['held'])
  expect(resultsOf({ ...published, mode: 'first', hasApproved: true })).toEqual(['waiting'])
  expect(resultsOf({ ...published, mode: 'after' })).toEqual(['waiting'])
  expect(resultsOf({ ...published, isVerified: true })).toEqual(['waiting'])
})
