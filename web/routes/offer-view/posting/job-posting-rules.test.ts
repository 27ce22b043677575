import { describe, expect, test } from 'vitest'
import type { Offer } from '#web/api/types.ts'
import { findProblems } from '#web/testing/job-posting-rules.ts'
import { aCity, anOffer, aProjectOf } from '#web/testing/offers.ts'
import { jobPosting } from './job-posting.ts'

const logo = '/files/logo/ab/cd.webp'

const post = (changes: Partial<Offer>) =>
  jobPosting(
    anOffer({
      mst_ciudades_id: aCity({ id: 28_065, city: 'Getafe' }),
      emp_proyectos_id: aProjectOf(undefined, logo),
      ...changes,
    }),
    'https://empleo.example',
  )

describe('the rules for postings', () => {
  const sound = () => structuredClone(post({ mst_modalidad_id: 3 })) as unknown as Record<string, unknown>
  const broken: [string, (posting: Record<string, unknown>) => void][] = [
    ['title is missing', (posting) => (posting.title = ' ')],
    ['title holds a salary', (posting) => (posting.title = 'Camarero/a 20.000 €')],
    ['description is no sound HTML of p, ul, li and br', (posting) => (posting.description = '<p>a & b</p>')],
    ['description is no sound HTML of p, ul, li and br', (posting) => (posting.description = '<p>a<ul></p></ul>')],
    ['datePosted is no ISO 8601 date', (posting) => (posting.datePosted = '20/11/2026')],
    ['hiringOrganization is no Organization', (posting) => (posting.hiringOrganization = 'Talleres')],
    ['logo is no absolute address', (posting) => Object.assign(posting.hiringOrganization as object, { logo })],
    ['applicantLocationRequirements go with TELECOMMUTE', (posting) => delete posting.jobLocationType],
    ['jobLocation is no Place with a PostalAddress', (posting) => (posting.jobLocation = 'Getafe')],
    [
      'jobLocation is missing',
      (posting) =>
        Object.assign(posting, {
          jobLocation: undefined,
          jobLocationType: undefined,
          applicantLocationRequirements: undefined,
        }),
    ],
    ['a list of places has several', (posting) => (posting.jobLocation = [posting.jobLocation])],
    ['baseSalary is no MonetaryAmount', (posting) => (posting.baseSalary = 18_000)],
    ['employmentType is unknown', (posting) => (posting.employmentType = 'Completa')],
    ['directApply is neither true nor false', (posting) => (posting.directApply = 'true')],
    ['identifier is no PropertyValue with name and value', (posting) => (posting.identifier = 7)],
    ['salary is no property of a JobPosting', (posting) => (posting.salary = 1)],
  ]

  test.each(broken)('catch that %s', (problem, breakIt) => {
    const posting = sound()
    expect(findProblems(posting)).toEqual([])
    breakIt(posting)
    expect(findProblems(posting)).toContain(problem)
  })
})
