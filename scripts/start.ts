import { startTexts } from '#server/process/texts.ts'
import { buildPages, isBuildStale } from './build.ts'

// Must be set before the import of modules that read it.
process.env.NODE_ENV = 'production'

/** Builds the pages first if they are missing or out of date. */
async function prepare(): Promise<void> {
  if (!(await isBuildStale())) return
  console.error(startTexts.building)
  await buildPages()
}

try {
  await prepare()
  // The server runs in this process, so signals and the exit code need no forwarding.
  await import('#server/main.ts')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
