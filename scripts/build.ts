import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startTexts } from '#server/process/texts.ts'
import { fingerprintSources } from './build-fingerprint.ts'
import { compressAssets } from './compress-assets.ts'
import { stripSources } from './strip-sources.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const fingerprintFile = join(build, 'fingerprint')

type Step = keyof typeof startTexts.buildSteps

// For the person who waits about 20 seconds for the first start.
const sayStep = (step: Step): void => console.error(startTexts.buildSteps[step])

/** Runs React Router's build into a folder. Its output is shown only if it fails. */
async function runBuild(folder: string): Promise<void> {
  const cli = createRequire(import.meta.url)
    .resolve('@react-router/dev/package.json')
    .replace('package.json', 'bin.cjs')
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', BUILD_DIRECTORY: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = (): void => {
    child.kill()
    process.exit(1)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const output: Buffer[] = []
  // From `announceBuild`.
  child.on('message', (step: Step) => sayStep(step))
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0) throw new Error(`${startTexts.buildFailed}\n${Buffer.concat(output).toString()}`)
}

async function swap(next: string): Promise<void> {
  for (const part of ['client', 'server']) {
    await rm(join(build, part), { recursive: true, force: true })
    await rename(join(next, part), join(build, part))
  }
}

/** Builds the pages and stores the fingerprint of their sources. */
export async function buildPages(): Promise<void> {
  const next = join(build, `next-${process.pid}`)
  // Taken before the build, so that a file changed during the build causes a rebuild at the next start.
  const fingerprint = await fingerprintSources(root)
  try {
    await runBuild(next)
    sayStep('compressed')
    await compressAssets(join(next, 'client'))
    sayStep('stripped')
    // A start without it is only slower: packages may belong to another user.
    await stripSources(root, join(root, 'node_modules/.cache/stripped')).catch(({ message }: Error) =>
      console.warn(message),
    )
    await swap(next)
    await writeFile(fingerprintFile, fingerprint)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/** Whether the built pages are missing or older than their sources. */
export async function isBuildStale(): Promise<boolean> {
  const built = await readFile(fingerprintFile, 'utf8').catch(() => '')
  return built !== (await fingerprintSources(root))
}

if (import.meta.main) {
  await buildPages().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}
