import { expect, test } from 'vitest'
import { ACTIVE, LENGTH_MAX, REQUIREMENTS_MAX } from '#contract/constants.ts'
import { municipalities, provinces } from '#server/database/master-data/places.ts'
import { positions } from '#server/database/master-data/work.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { daysBetween } from '../days.ts'
import { createDemoOffers } from './create-offers.ts'
import type { DemoOffer } from './demo-offer.ts'

const today = '2026-11-21'
const offers = createDemoOffers(today)

const share = (holds: (offer: DemoOffer) => boolean): number => offers.filter(holds).length / offers.length
const allTexts = offers.flatMap(({ name, description, requirements }) => [
  name,
  ...description.split('\n'),
  ...requirements,
])
const communityIds = new Map(provinces.map(({ id, communityId }) => [id, communityId]))

test('there are 600 offers in all 26 sectors, at least a dozen in each', () => {
  expect(offers).toHaveLength(600)
  const counts = Map.groupBy(offers, ({ sectorId }) => sectorId)
  expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([...Array(26).keys()].map((id) => id + 1))
  for (const [sectorId, inSector] of counts) expect(inSector.length, `sector ${sectorId}`).toBeGreaterThan(12)
})

test('the same day gives the same offers, and another day the same ones at other dates', () => {
  expect(createDemoOffers(today)).toEqual(offers)
  const later = createDemoOffers('2027-03-01')
  expect(later.map(({ name }) => name)).toEqual(offers.map(({ name }) => name))
  expect(later.map(({ createdOn }) => daysBetween(createdOn, '2027-03-01'))).toEqual(
    offers.map(({ createdOn }) => daysBetween(createdOn, today)),
  )
})

test('no company has two offers under one title', () => {
  const titles = offers.map(({ company, name }) => `${company}: ${name}`)
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})

test('no two descriptions are the same', () => {
  expect(new Set(offers.map(({ description }) => description)).size).toBe(offers.length)
})

test('every offer has a position of its own sector', () => {
  const sectorOf = new Map(positions.map(({ id, sectorId }) => [id, sectorId]))
  expect(offers.filter(({ positionId, sectorId }) => sectorOf.get(positionId) !== sectorId)).toEqual([])
})

test('offers are in known municipalities of all 19 communities, most of them in big cities', () => {
  const known = new Set(municipalities.map(({ id }) => id))
  expect(offers.filter(({ municipalityId }) => !known.has(municipalityId))).toEqual([])
  const inCommunities = offers.map(({ municipalityId }) => communityIds.get(Math.floor(municipalityId / 1000)))
  expect(new Set(inCommunities).size).toBe(19)
  expect(share(({ municipalityId }) => [28_079, 8019].includes(municipalityId))).toBeGreaterThan(0.1)
})

test('every offer belongs to a project of its company, and one of a closed project is not active', () => {
  for (const { company, project, state } of offers) {
    const profile = demoCompanies.find(({ key }) => key === company)
    const own = profile?.projects.find(({ name }) => name === project)
    expect(own, `${company}: ${project}`).toBeDefined()
    if (own?.inactive) expect(state).not.toBe(ACTIVE)
  }
})

test('more than 500 are active, and a company on the free plan has no more than three of them', () => {
  const active = offers.filter(({ state, expiresOn }) => state === ACTIVE && expiresOn >= today)
  expect(active.length).toBeGreaterThan(500)
  for (const { key, plan } of demoCompanies) {
    if (plan === 'gratis') expect(active.filter(({ company }) => company === key).length).toBeLessThanOrEqual(3)
  }
})

test('they are up to 90 days old, the oldest first, with some of today', () => {
  const ages = offers.map(({ createdOn }) => daysBetween(createdOn, today))
  expect(ages).toEqual(ages.toSorted((one, other) => other - one))
  expect(ages[0]).toBeLessThanOrEqual(90)
  expect(ages.filter((age) => age === 0).length).toBeGreaterThan(5)
})

test('every salary is stated, round and lawful: no full-time one is below the minimum wage', () => {
  for (const { annualSalary, periodPay, workdayId, name } of offers) {
    expect(periodPay === null ? annualSalary % 100 : (periodPay * 2) % 1, name).toBe(0)
    expect(annualSalary, name).toBeLessThan(90_000)
    expect(annualSalary, name).toBeGreaterThanOrEqual(workdayId === 1 ? 17_100 : 6000)
  }
})

test('some pay by the month and by the hour, some are reserved, in several cities, or for all of Spain', () => {
  for (const period of ['mensual', 'hora']) expect(share(({ payPeriod }) => payPeriod === period)).toBeGreaterThan(0.01)
  expect(share(({ reservedFor }) => reservedFor !== null)).toBeGreaterThan(0.02)
  expect(share(({ moreMunicipalityIds }) => moreMunicipalityIds.length > 0)).toBeGreaterThan(0.05)
  expect(share(({ isEverywhere }) => isEverywhere)).toBeGreaterThan(0.005)
})

test('most work is full time and on site, and every other kind occurs', () => {
  expect(share(({ modalityId }) => modalityId === 1)).toBeGreaterThan(0.6)
  expect(share(({ modalityId }) => modalityId === 2)).toBeGreaterThan(0.1)
  expect(share(({ modalityId }) => modalityId === 3)).toBeGreaterThan(0.03)
  expect(share(({ workdayId }) => workdayId === 2)).toBeGreaterThan(0.1)
})

test('each asks for three to six different things', () => {
  for (const { requirements, name } of offers) {
    expect(requirements.length, name).toBeGreaterThanOrEqual(3)
    expect(requirements.length, name).toBeLessThanOrEqual(Math.min(6, REQUIREMENTS_MAX))
    expect(new Set(requirements).size, name).toBe(requirements.length)
  }
})

test('texts are valid for the contract', () => {
  for (const { name, description, requirements } of offers) {
    expect(name.length).toBeGreaterThan(6)
    expect(name.length).toBeLessThanOrEqual(Math.min(70, LENGTH_MAX.title))
    expect(description.length, name).toBeGreaterThan(150)
    expect(description.length, name).toBeLessThanOrEqual(Math.min(1000, LENGTH_MAX.description))
    for (const requirement of requirements) expect(requirement.length).toBeLessThanOrEqual(LENGTH_MAX.requirement)
  }
})

test('texts follow Spanish typography: capital first, single spaces, no placeholders, no straight quotes', () => {
  for (const text of allTexts) {
    expect(text).toMatch(/^\p{Lu}/u)
    expect(text).not.toMatch(/ {2}|^ | $| [.,;:]|\.\.|undefined|null|NaN|\[object|["'`]|…/)
  }
})

test('every paragraph of a description is made of whole sentences; titles and requirements have no full stop', () => {
  for (const { name, description, requirements } of offers) {
    for (const paragraph of description.split('\n')) expect(paragraph).toMatch(/[.?!]$/)
    for (const text of [name, ...requirements]) expect(text).not.toMatch(/\.$/)
  }
})

test('titles name no salary and no city, and are gender-neutral', () => {
  const cities = new Set(municipalities.map(({ name }) => name))
  for (const { name } of offers) {
    expect(name).not.toMatch(/\d|€/)
    expect(name.split(' ').filter((word) => cities.has(word))).toEqual([])
    // «Técnico/a» and «Recepcionista» are neutral, «Técnico» is not.
    expect(name.split(/[ ,]/)[0]).not.toMatch(/(o|or|ón)$/)
  }
})

test('no offer mentions age, sex, appearance or origin', () => {
  const unlawful = /buena presencia|\bsexo\b|edad mínima|menor de|nacionalidad|señorita/i
  expect(allTexts.filter((text) => unlawful.test(text))).toEqual([])
})

test('some have ended and some are filled, and each of these was published before', () => {
  const ended = offers.filter(({ state, expiresOn }) => state === ACTIVE && expiresOn < today)
  const covered = offers.filter(({ coveredOn }) => coveredOn !== null)
  expect(ended.length).toBeGreaterThan(5)
  expect(covered.length).toBeGreaterThan(5)
  expect(covered.every(({ state }) => state !== ACTIVE)).toBe(true)
  for (const { createdOn, expiresOn, coveredOn } of [...ended, ...covered]) {
    expect(createdOn < (coveredOn ?? expiresOn)).toBe(true)
  }
})
