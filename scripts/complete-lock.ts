import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Packages with native code name one optional package for each platform. If a registry does not carry all of them,
// `npm install` leaves those out of the lock file, and `npm ci` then refuses the file as out of sync (npm/cli#9846).
// An entry that names its platform fixes this: npm ignores it on other platforms. Run this after an install.

interface Entry {
  version?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, Entry>
}

interface Missing {
  path: string
  entry: Entry
}

const systems = new Set(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'])
const processors = new Set(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
const libraries: Record<string, string> = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** Optional packages that another entry names, without an entry of their own. */
export const findMissing = ({ packages }: LockFile): Missing[] =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolved({ packages, path, name }))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: entryFor({ name, version, wantedBy: entry }),
      })),
  )

/** Looks a package up as Node does: in the folder of the importing package, then in each parent folder. */
const isResolved = ({ packages, path, name }: LockFile & { path: string; name: string }): boolean => {
  if (packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`]) return true
  if (path === '') return false
  const outer = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))
  return isResolved({ packages, path: outer, name })
}

const entryFor = ({ name, version, wantedBy }: { name: string; version: string; wantedBy: Entry }): Entry => {
  const words = name.split(/[/-]/)
  const cpu = words.filter((word) => processors.has(word))
  const os = words.filter((word) => systems.has(word))
  const libc = words.flatMap((word) => libraries[word] ?? [])
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(wantedBy.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

/** The same lock file with an entry for everything that it names. */
export const completeLock = (lock: LockFile): LockFile => {
  const packages = { ...lock.packages }
  for (const { path, entry } of findMissing(lock)) packages[path] = entry
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(inOrder) }
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  const lock: LockFile = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
  console.log(`${findMissing(lock).length} entries added to package-lock.json`)
}
