import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { startTexts } from '#server/process/texts.ts'
import { fingerprintSources } from './build-fingerprint.ts'
import { compressAssets } from './compress-assets.ts'

// Builds the pages and the server. With `--if-stale`, as `npm start` does, only if the build is missing or older than its sources.

const root = resolve(import.meta.dirname, '..')
const build = join(root, 'build')
const fingerprintFile = join(build, 'fingerprint')
const next = join(build, `next-${process.pid}`)

const { building, buildSteps, buildFailed } = startTexts

/** Says which of vite's builds begins: that of the browser's pages (`client`), or of the server (`ssr`). */
const sayPart: Plugin = {
  name: 'say-part',
  buildStart() {
    console.error(buildSteps[this.environment.name === 'client' ? 'client' : 'ssr'])
  },
}

async function runBuild(): Promise<void> {
  // React Router's configuration and routes read both. Vite is imported after that, and only for a build.
  Object.assign(process.env, { NODE_ENV: 'production', NO_COLOR: '1', BUILD_DIRECTORY: next })
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, logLevel: 'error', plugins: [sayPart] })
  await builder.buildApp()
  console.error(buildSteps.compressed)
  await compressAssets(join(next, 'client'))
}

/** Replaces the build when the new one is complete. */
async function swap(): Promise<void> {
  for (const part of ['client', 'server']) {
    await rm(join(build, part), { recursive: true, force: true })
    await rename(join(next, part), join(build, part))
  }
}

// Taken before the build, so that a file changed during the build causes a rebuild at the next start.
const fingerprint = await fingerprintSources(root)
const isStale = (await readFile(fingerprintFile, 'utf8').catch(() => '')) !== fingerprint
if (isStale || !process.argv.includes('--if-stale')) {
  console.error(building)
  try {
    await runBuild()
    await swap()
    await writeFile(fingerprintFile, fingerprint)
  } catch (error) {
    console.error(buildFailed, error)
    process.exitCode = 1
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}
