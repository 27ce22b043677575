import { expect, test } from 'vitest'
import { municipalities } from '#server/database/master-data/places.ts'
import { endOfMonth, startOfMonth } from '../days.ts'
import { demoCompanies } from './demo-companies.ts'

test('twelve companies with names, acronyms and cities of their own', () => {
  expect(demoCompanies).toHaveLength(12)
  for (const key of ['name', 'acronym', 'municipalityId'] as const) {
    expect(new Set(demoCompanies.map((company) => company[key])).size, key).toBe(12)
  }
  const known = new Set(municipalities.map(({ id }) => id))
  expect(demoCompanies.filter(({ municipalityId }) => !known.has(municipalityId))).toEqual([])
})

test('each has two to four projects, one of them closed, and hires for any sector in one that runs', () => {
  for (const { name, projects } of demoCompanies) {
    expect(projects.length, name).toBeGreaterThanOrEqual(2)
    expect(projects.length, name).toBeLessThanOrEqual(4)
    expect(projects.filter(({ inactive }) => inactive).length, name).toBe(1)
    expect(
      projects.some(({ inactive, sectorIds }) => !inactive && !sectorIds),
      name,
    ).toBe(true)
  }
})

test('an active project began before today and ends after it; a closed one has ended', () => {
  const today = '2026-11-21'
  for (const { projects } of demoCompanies) {
    for (const { name, months, inactive } of projects) {
      expect(startOfMonth(today, months[0]) < today, name).toBe(true)
      expect(endOfMonth(today, months[1]) < today, name).toBe(inactive === true)
    }
  }
})
