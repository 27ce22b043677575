import { expect, test } from 'vitest'
import { listNearestTests } from './nearest-tests.ts'

const imports: Record<string, string[]> = {
  'server/features/offers/handlers.ts': ['server/features/offers/save-offer.ts'],
  'server/features/offers/save-offer.ts': ['server/errors.ts'],
  'server/app.ts': ['server/features/offers/handlers.ts'],
  'server/testing/test-app.ts': ['server/app.ts'],
  'server/features/offers/own-offers.test.ts': ['server/testing/test-app.ts'],
  'server/features/auth/auth.test.ts': ['server/testing/test-app.ts'],
  'server/features/auth/password.test.ts': ['server/errors.ts'],
  'web/ui/button.test.tsx': ['web/ui/button.tsx'],
  'web/routes/landing/hero.tsx': ['web/ui/button.tsx'],
  'web/routes/landing/landing.test.tsx': ['web/routes/landing/hero.tsx'],
}
const tests = Object.keys(imports).filter((file) => file.includes('.test.'))
const listImporters = (file: string) => Object.keys(imports).filter((importer) => imports[importer]?.includes(file))
const nearest = (...changed: string[]) => listNearestTests({ tests, changed, listImporters })

test('a change in a feature selects the tests of the feature', () => {
  expect(nearest('server/features/offers/save-offer.ts')).toEqual(['server/features/offers/own-offers.test.ts'])
})

test('a change of a contract selects the tests of the feature with the same name', () => {
  expect(nearest('contract/offers.ts')).toEqual(['server/features/offers/own-offers.test.ts'])
})

test('tests that import a changed file come in the order of their distance', () => {
  expect(nearest('web/ui/button.tsx')).toEqual(['web/ui/button.test.tsx', 'web/routes/landing/landing.test.tsx'])
})

test('tests that reach a changed file only through the composed application are not near', () => {
  expect(nearest('server/errors.ts')).toEqual(['server/features/auth/password.test.ts'])
  expect(nearest('server/testing/test-app.ts')).toEqual([])
})

test('a changed test is selected, and the tests beside it', () => {
  expect(nearest('server/features/auth/auth.test.ts')).toEqual([
    'server/features/auth/auth.test.ts',
    'server/features/auth/password.test.ts',
  ])
})
