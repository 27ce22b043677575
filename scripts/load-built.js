import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
    if (!url.endsWith('.ts')) return nextLoad(url, context)
    const hash = createHash('sha256')
      .update(readFileSync(fileURLToPath(url)))
      .digest('hex')
    try {
      return { format: 'module', source: readFileSync(new URL(`${hash}.js`, stripped)), shortCircuit: true }
    } catch {
      // Changed since the build.
      return nextLoad(url, context)
    }
  },
})
