import { expect, test } from 'vitest'
import { LENGTH_MAX } from '#contract/constants.ts'
import { countries } from '#server/database/master-data/countries.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import { drawPortrait } from '../pictures/portrait.ts'
import { demoCandidates } from './demo-candidates.ts'
import { identityOf } from './identity.ts'

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const identities = demoCandidates.map(identityOf)

test('24 people, each with a face, an address and a number of their own', () => {
  expect(demoCandidates).toHaveLength(24)
  expect(new Set(demoCandidates.map(({ portrait }) => drawPortrait(portrait))).size).toBe(24)
  for (const key of ['email', 'mobilePhone', 'documentNumber'] as const) {
    expect(new Set(identities.map((identity) => identity[key])).size, key).toBe(24)
  }
})

test('everybody lives in a known municipality, with a postal code of its province', () => {
  const known = new Set(municipalities.map(({ id }) => id))
  for (const { municipalityId, postalCode, firstName } of demoCandidates) {
    expect(known.has(municipalityId), firstName).toBe(true)
    expect(Math.floor(postalCode / 1000), firstName).toBe(Math.floor(municipalityId / 1000))
  }
})

test('nationalities are of the list', () => {
  const known = new Set(countries.map(({ id }) => id))
  expect(demoCandidates.filter(({ countryId }) => !known.has(countryId))).toEqual([])
})

test('document numbers have the letter that belongs to them, in ranges that are not assigned', () => {
  for (const { documentTypeId, documentNumber } of identities) {
    const digits = documentTypeId === 1 ? documentNumber.slice(0, 8) : `2${documentNumber.slice(1, 8)}`
    expect(documentNumber).toMatch(documentTypeId === 1 ? /^999999\d\d[A-Z]$/ : /^Z99999\d\d[A-Z]$/)
    expect(documentNumber.at(-1)).toBe(LETTERS[Number(digits) % 23])
  }
})

test('e-mail addresses have plain letters and an example domain', () => {
  for (const { email } of identities) expect(email).toMatch(/^[a-z]+(\.[a-z]+)?@demo\.example$/)
})

test('names of people and CVs are valid for the contract', () => {
  for (const { firstName, firstSurname, secondSurname, resumes } of demoCandidates) {
    const names = [firstName, firstSurname, secondSurname ?? 'x']
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(LENGTH_MAX.name)
    for (const { name } of resumes) expect(name.length).toBeLessThan(LENGTH_MAX.title)
  }
})
