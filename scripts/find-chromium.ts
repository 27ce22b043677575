import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runProgram } from './checks/process-group.ts'

// The headless shell is the same Chromium without windows. The journeys take a fifth less time in it.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const minutes = 60_000

/** An installed Chromium: the one in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export const findChromium = (env: NodeJS.ProcessEnv): string | null =>
  env.CHROMIUM_PATH ? namedChromium(env.CHROMIUM_PATH) : (chromiumOnPath(env.PATH ?? '') ?? playwrightsChromium())

/** As `findChromium`. If there is none, tries to install one; if that fails, the error says what to do. */
export const getChromium = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const found = findChromium(env) ?? (await downloadChromium(env)) ?? (await installChromium(env))
  if (found) return found
  throw new Error(
    'No Chromium for the browser journeys: none is on the PATH, and neither Playwright nor apt-get could install one. ' +
      'Install Chromium or Chrome by hand, or name its program in CHROMIUM_PATH, and run the tests again.',
  )
}

const namedChromium = (path: string) => {
  if (isProgram(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, which is no program that can be run.`)
}

const chromiumOnPath = (path: string) =>
  names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((candidate) => isProgram(candidate)) ?? null

const playwrightsChromium = () => {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const downloadChromium = async (env: NodeJS.ProcessEnv) => {
  await tryTo(['playwright', 'install', 'chromium'], env)
  return playwrightsChromium()
}

const installChromium = async (env: NodeJS.ProcessEnv) => {
  if (process.getuid?.() !== 0) return null
  await tryTo(['apt-get', 'update'], env)
  // Older distributions have no package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await tryTo(['apt-get', 'install', '-y', name], env)
    const installed = chromiumOnPath(env.PATH ?? '')
    if (installed) return installed
  }
  return null
}

const tryTo = async (command: readonly [string, ...string[]], env: NodeJS.ProcessEnv) => {
  console.log(`No Chromium yet, trying: ${command.join(' ')}`)
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const { code, output } = await runProgram({ command, env: quiet, output: 'keep', limitMs: 5 * minutes })
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-3).join('\n'))
}
