import { expect, test } from 'vitest'
import { siteOf } from './site.ts'

test('pages get what they show, and no other setting', () => {
  const brand = { name: 'Faro', phone: '', email: '', address: '', social: {} }
  const env = {
    baseUrl: 'https://empleo.example',
    brand,
    freeMaxActiveOffers: 3,
    appSecret: 'hidden',
    dataDir: '/data',
  }
  expect(siteOf(env)).toEqual({ baseUrl: 'https://empleo.example', brand, freeMaxActiveOffers: 3 })
})
