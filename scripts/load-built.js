import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Preloaded by `npm start`. It is no TypeScript, because its first file makes Node load the compiler that removes types (27 MB).

const stripped = new URL('../node_modules/.cache/stripped/', import.meta.url)
const found = new Map()

const isOfPackage = (url, name = '') => url.includes(`/node_modules/${name}`)

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return nextResolve(specifier, context)
    if (specifier.startsWith('.')) {
      // Node reads the package.json of a package again for each of its files: that of Drizzle has 180 kB.
      if (!isOfPackage(parentURL, 'drizzle-orm/')) return nextResolve(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (isOfPackage(parentURL)) return nextResolve(specifier, context)
    // Means the same to all of our own files.
    if (!found.has(specifier)) found.set(specifier, { ...nextResolve(specifier, context), shortCircuit: true })
    return found.get(specifier)
  },
  load(url, context, nextLoad) {
    const source = url.endsWith('.ts') ? findStripped(fileURLToPath(url)) : null
    return source ? { format: 'module', source, shortCircuit: true } : nextLoad(url, context)
  },
})

/** Null for a source that was changed since the build. */
function findStripped(path) {
  const source = readFileSync(path)
  const file = new URL(`${createHash('sha256').update(source).digest('hex')}.js`, stripped)
  const code = existsSync(file) ? readFileSync(file) : null
  // Types became spaces. A power failure may leave a shorter file.
  return code?.byteLength === source.byteLength ? code : null
}
