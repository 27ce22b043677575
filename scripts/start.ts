import { startTexts } from '#server/platform/process/texts.ts'
import { buildPages, isBuildStale } from './build.ts'

// Before anything is imported that asks for it.
process.env.NODE_ENV = 'production'

/** A checkout that has just been installed, or changed, starts as well as a built one. */
async function prepare(): Promise<void> {
  if (!(await isBuildStale())) return
  console.error(startTexts.building)
  await buildPages()
}

try {
  await prepare()
  // In this very process: signals and the exit code need nobody to pass them on.
  await import('#server/main.ts')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
