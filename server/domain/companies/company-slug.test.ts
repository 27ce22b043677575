import { expect, test } from 'vitest'
import { companyIdOf, companySlug } from './company-slug.ts'

test.each([
  ['Panadería del Faro', 'panaderia-del-faro-12'],
  ['Obradores Ñam & Ñam, S.L.', 'obradores-nam-nam-12'],
  ['Hoteles Sala S. L. U.', 'hoteles-sala-12'],
  ['Café 24', 'cafe-24-12'],
  ['🥐🥐', 'empresa-12'],
  ['東京', 'empresa-12'],
  ['-- ¿? --', 'empresa-12'],
  ['Ａ'.repeat(200), `${'a'.repeat(60)}-12`],
  ['<script>alert(1)</script>', 'script-alert-1-script-12'],
])('«%s» has the address «%s», which names its company', (name, slug) => {
  expect(companySlug({ id: 12, name })).toBe(slug)
  expect(companyIdOf(slug)).toBe(12)
})

test.each(['', '12', 'faro', 'faro-', 'faro-0', 'faro-012', 'faro-1e3', 'faro-99999999999', 'faro-12\n'])(
  'no company has the address «%s»',
  (slug) => expect(companyIdOf(slug)).toBeNull(),
)
