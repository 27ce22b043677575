import { describe, expect, test } from 'vitest'
import { outdatedChecks, standingAfter, stateAfterRequest, type LegalData } from './state-after.ts'

const kept: LegalData = {
  legalName: 'Talleres Ejemplo, S. L.',
  taxNumber: 'B12345674',
  website: 'https://talleres.example/',
  contactName: 'Ana',
  contactPosition: 'Gerente',
  contactPhone: '910000001',
  contactEmail: 'ana@talleres.example',
}

describe('The data that a company sends', () => {
  test.each([
    ['none', {}, 'pending'],
    ['pending', {}, 'pending'],
    ['rejected', {}, 'pending'],
    ['verified', {}, 'verified'],
    ['verified', { website: null }, 'verified'],
    ['verified', { contactName: 'Luis', contactPhone: '910000002' }, 'verified'],
    ['verified', { website: null, contactName: 'Luis', contactPhone: '910000002' }, 'pending'],
    ['verified', { website: 'https://otra.example/', contactPhone: '910000002' }, 'pending'],
    ['verified', { contactEmail: 'luis@otra.example' }, 'verified'],
    ['verified', { legalName: 'Otra, S. L.' }, 'pending'],
    ['verified', { taxNumber: 'A58818501' }, 'pending'],
  ] as const)('makes a company that is %s and wholly checked, with the change %j, %s', (state, change, after) => {
    const done = ['registry', 'website', 'phone', 'email'] as const
    expect(stateAfterRequest({ state, done }, kept, { ...kept, ...change })).toBe(after)
  })

  test.each([
    [{}, []],
    [{ contactPosition: 'Jefa' }, []],
    [{ contactEmail: 'ANA@talleres.example' }, []],
    [{ legalName: 'Otra, S. L.' }, ['registry', 'website', 'phone']],
    [{ taxNumber: 'A58818501' }, ['registry', 'website', 'phone']],
    [{ website: null }, ['website']],
    [{ contactName: 'Luis' }, ['phone']],
    [{ contactPhone: '910000002' }, ['phone']],
    [{ contactEmail: 'luis@talleres.example' }, ['email']],
  ])('with the change %j ends the checks %j', (change, ended) => {
    expect(outdatedChecks(kept, { ...kept, ...change })).toEqual(ended)
  })
})

/** Every state, suspended or not, and every decision. Null: refused. */
const table = [
  ['none', false, { verified: null, rejected: null, suspended: 'none suspended', readmitted: null }],
  ['pending', false, { verified: 'verified', rejected: 'rejected', suspended: 'pending suspended', readmitted: null }],
  ['verified', false, { verified: null, rejected: 'rejected', suspended: 'verified suspended', readmitted: null }],
  ['rejected', false, { verified: 'verified', rejected: null, suspended: 'rejected suspended', readmitted: null }],
  ['none', true, { verified: null, rejected: null, suspended: null, readmitted: 'none' }],
  ['pending', true, { verified: null, rejected: null, suspended: null, readmitted: 'pending' }],
  ['verified', true, { verified: null, rejected: null, suspended: null, readmitted: 'verified' }],
  ['rejected', true, { verified: null, rejected: null, suspended: null, readmitted: 'rejected' }],
] as const

const decisions = ['verified', 'rejected', 'suspended', 'readmitted'] as const

test.each(table)('Decisions about a company that is %s, suspended: %s', (state, isSuspended, expected) => {
  for (const decision of decisions) {
    const after = standingAfter({ state, isSuspended }, decision)
    const shown = after && [after.state, after.isSuspended && 'suspended'].filter(Boolean).join(' ')
    expect(shown, decision).toBe(expected[decision])
  }
})
