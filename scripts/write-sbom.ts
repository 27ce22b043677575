import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Writes the packages of a release to build/sbom.json, in CycloneDX.

const root = resolve(import.meta.dirname, '..')

export interface Sbom {
  metadata: { component: { name: string; 'bom-ref': string } }
  components: { 'bom-ref': string; properties?: { name: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * npm lists all packages, and this drops those that only builds and tests need. `--omit=dev` would also drop what both use, such
 * as react and zod (npm/cli#7909).
 */
export function listPackages(): Sbom {
  const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--silent']
  const text = execFileSync('npm', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { metadata, components, dependencies, ...rest }: Sbom = JSON.parse(text)
  const kept = components.filter(({ properties = [] }) => !properties.some(isDevelopment))
  const refs = new Set([metadata.component, ...kept].map((component) => component['bom-ref']))
  return {
    ...rest,
    // npm takes the name of the folder.
    metadata: { ...metadata, component: { ...metadata.component, name: 'faro-empleo' } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  }
}

const isDevelopment = ({ name }: { name: string }): boolean => name === 'cdx:npm:package:development'

if (import.meta.main) {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(join(root, 'build/sbom.json'), `${JSON.stringify(listPackages(), null, 2)}\n`)
}
