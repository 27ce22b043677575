import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { anyText } from '#server/testing/any-text.ts'
import { requireOwnOrigin, successAddress } from './return-address.ts'

const site = { baseUrl: 'https://empleo.example' }
const ours = fc.tuple(fc.constantFrom('', '/', '/empresa/success', '@', '.', ':443', ':444'), anyText)
const anyAddress = fc.oneof(
  anyText,
  fc.webUrl(),
  ours.map(([after, text]) => `${site.baseUrl}${after}${text}`),
)

test('a payment returns to this product for any requested address', () => {
  const property = fc.property(anyAddress, fc.integer({ min: 1 }), (baseUrl, companyId) => {
    try {
      requireOwnOrigin(site, baseUrl)
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      return
    }
    const address = successAddress(site, baseUrl, companyId)
    expect(address).toMatch(
      /^https:\/\/empleo\.example\/(empresa\/success|perfil-empresa)\?session_id=\{CHECKOUT_SESSION_ID\}&company_id=\d+$/,
    )
    expect(new URL(address).searchParams.get('company_id')).toBe(String(companyId))
  })
  fc.assert(property)
})
