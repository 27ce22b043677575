import { expect, test } from 'vitest'
import { demoCandidates } from '../candidates/demo-candidates.ts'
import { createDemoApplications, registeredDaysAgo, resumeDay } from './create-applications.ts'
import { daysBefore } from '../days.ts'
import { lastDayOf } from '../offers/choose-end.ts'
import { createDemoOffers } from '../offers/create-offers.ts'

const today = '2026-11-21'
const offers = createDemoOffers(today)
const applications = createDemoApplications(offers, today)

test('about 150 applications, spread over many offers, some by every candidate', () => {
  expect(applications.length).toBeGreaterThan(130)
  expect(applications.length).toBeLessThan(170)
  expect(new Set(applications.map(({ candidate }) => candidate)).size).toBe(demoCandidates.length)
  expect(new Set(applications.map(({ offer }) => offer)).size).toBeGreaterThan(80)
})

test('nobody applies twice to the same offer', () => {
  const pairs = applications.map(({ candidate, offer }) => `${candidate} ${offer}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('no application is older than its offer or CV, and none is in the future', () => {
  for (const { candidate, offer, resume, createdOn } of applications) {
    expect(demoCandidates[candidate]?.resumes[resume]).toBeDefined()
    expect(createdOn >= (offers[offer]?.createdOn ?? '')).toBe(true)
    expect(createdOn <= today).toBe(true)
    expect(createdOn >= resumeDay(candidate, resume, today)).toBe(true)
  }
})

test('nobody applies to an offer that is over', () => {
  for (const { offer, createdOn } of applications) {
    const applied = offers[offer]
    expect(applied && createdOn <= lastDayOf(applied, today)).toBe(true)
  }
})

test('candidates came on several of the last 30 days', () => {
  const recent = [...demoCandidates.keys()].map(registeredDaysAgo).filter((days) => days < 30)
  expect(new Set(recent).size).toBeGreaterThan(7)
})

test('a CV is newer than the account that owns it', () => {
  for (const candidate of demoCandidates.keys()) {
    expect(resumeDay(candidate, 0, today) > daysBefore(today, registeredDaysAgo(candidate))).toBe(true)
  }
})

test('the demo candidate has several applications, one of them to an inactive offer', () => {
  const states = applications.filter(({ candidate }) => candidate === 0).map(({ offer }) => offers[offer]?.state)
  expect(states.length).toBeGreaterThan(4)
  expect(states.filter((state) => state === 0)).toHaveLength(1)
})

test('the company with the demo account has candidates for every offer, the demo candidate among them', () => {
  const own = applications.filter(({ offer }) => offers[offer]?.company === 'trigalbor')
  expect(new Set(own.map(({ offer }) => offer)).size).toBe(7)
  expect(own.some(({ candidate }) => candidate === 0)).toBe(true)
})
