import { expect, test } from 'vitest'
import { siteOf } from './site.ts'

// `sellsPremium` is false here, which is not the default of pages.
test('pages get only the settings that they show', () => {
  const brand = { name: 'Faro', phone: '', email: '', address: '', social: {} }
  const legal = { nif: 'B12345674', processors: [], isPublicBody: false }
  const env = {
    baseUrl: 'https://empleo.example',
    brand,
    freeMaxActiveOffers: 3,
    offerDays: 30,
    answerDays: 30,
    requiresSalary: true,
    firstLook: 'always' as const,
    sellsPremium: false,
    verifyEmail: true,
    passwordMinLength: 12,
    legal: { ...legal, missing: ['LEGAL_NAME'] },
    landingClaims: 'own' as const,
    quotas: { cvs: 10, cvBytes: 30 },
    retention: { idleAccountMonths: 24, applicationMonths: 12, reportMonths: 6, logMonths: 12, idleNoticeMonths: 23 },
    appSecret: 'hidden',
    dataDir: '/data',
  }
  expect(siteOf(env)).toEqual({
    baseUrl: 'https://empleo.example',
    brand,
    freeMaxActiveOffers: 3,
    offerDays: 30,
    answerDays: 30,
    requiresSalary: true,
    firstLook: 'always',
    sellsPremium: false,
    verifyEmail: true,
    passwordMinLength: 12,
    quotas: { cvs: 10 },
    retention: { idleAccountMonths: 24, applicationMonths: 12, reportMonths: 6, logMonths: 12 },
    legal: { ...legal, isOwnerUnknown: true },
    landingClaims: 'own',
  })
})
