import { expect, test } from 'vitest'
import { APPLICATION_STATES, OPEN_STATES, TRANSITIONS } from '#contract/values/applications/application-states.ts'
import { daysBetween } from '../days.ts'
import { createDemoOffers } from '../offers/create-offers.ts'
import { createDemoApplications } from './create-applications.ts'

const today = '2026-11-21'
const offers = createDemoOffers(today)
const applications = createDemoApplications(offers, today)
const stateOf = ({ history }: (typeof applications)[number]) => history.at(-1)?.to

test('each step of a history is allowed, follows the one before, and is not in the future', () => {
  for (const { history, createdOn } of applications) {
    expect(history[0]).toMatchObject({ from: null, to: 'enviada', day: createdOn })
    for (const [index, step] of history.slice(1).entries()) {
      const before = history[index]!
      expect(step.from).toBe(before.to)
      expect(TRANSITIONS[before.to][step.actor], `${before.to} ${step.to}`).toContain(step.to)
      expect(`${step.day} ${step.hour + 10}` > `${before.day} ${before.hour + 10}`).toBe(true)
      expect(step.day <= today).toBe(true)
    }
  }
})

test('nobody waits for longer than 25 days, and nobody waits for an offer that has ended', () => {
  for (const one of applications) {
    const last = one.history.at(-1)!
    if (!OPEN_STATES.includes(last.to)) continue
    expect(daysBetween(last.day, today)).toBeLessThanOrEqual(25)
    if (last.to === 'leida') expect(daysBetween(one.createdOn, today)).toBeLessThanOrEqual(25)
    expect(offers[one.offer]?.coveredOn).toBeNull()
  }
})

test('the company with the demo account has at least 40 applications, in every state', () => {
  const own = applications.filter(({ offer }) => offers[offer]?.company === 'trigalbor')
  expect(own.length).toBeGreaterThanOrEqual(40)
  expect(new Set(own.map(stateOf))).toEqual(new Set(APPLICATION_STATES))
})

test('the demo candidate sees every state that the company can leave an offer in', () => {
  const own = applications.filter(({ candidate }) => candidate === 0)
  for (const state of APPLICATION_STATES.filter((one) => one !== 'cerrada')) expect(own.map(stateOf)).toContain(state)
})

test('a discarded candidate reads a text of the company', () => {
  const discarded = applications.flatMap(({ history }) => history.filter(({ to }) => to === 'descartada'))
  expect(discarded.length).toBeGreaterThan(10)
  for (const { letter } of discarded) expect(letter).toMatch(/\.$/)
})
