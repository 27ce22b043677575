import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages } from './write-sbom.ts'

const root = join(import.meta.dirname, '..')
const { dependencies: used } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

test('the list of packages names all that the product uses, and none that only builds or tests it', () => {
  const { metadata, components, dependencies } = listPackages()
  const listed = components.map((component) => component['bom-ref'])
  expect(listed).toEqual(expect.arrayContaining(Object.entries(used).map(([name, version]) => `${name}@${version}`)))
  expect(listed.filter((ref) => /^(?:vite|vitest|oxlint|oxfmt|@playwright\/test)@/.test(ref))).toEqual([])
  const named = new Set([metadata.component['bom-ref'], ...listed])
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !named.has(ref))).toEqual([])
})

test('the list of packages is that of the product, whatever the name of its folder', () => {
  expect(listPackages().metadata.component.name).toBe('faro-empleo')
})
