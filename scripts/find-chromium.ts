import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runProgram } from './checks/process-group.ts'
import { packagedChromium } from './packaged-chromium.ts'

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

/** The Chromium in CHROMIUM_PATH, one on the PATH, Playwright's own, or the one among the packages, if there is one for this system. */
export const findChromium = (env: NodeJS.ProcessEnv): string | null =>
  env.CHROMIUM_PATH
    ? namedChromium(env.CHROMIUM_PATH)
    : (chromiumOnPath(env.PATH ?? '') ?? playwrightsChromium() ?? packagedChromium())

/** As `findChromium`. If there is none, Playwright downloads its own; if that fails, the error says what to do. */
export const getChromium = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const found = findChromium(env) ?? (await downloadChromium(env))
  if (found) return found
  throw new Error(
    'No Chromium for the browser journeys: none is on the PATH, and Playwright could not download one. ' +
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
  const command = ['playwright', 'install', 'chromium'] as const
  console.log(`No Chromium yet, trying: ${command.join(' ')}`)
  const patient = { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const { code, output } = await runProgram({ command, env: patient, output: 'keep', limitMs: 5 * minutes })
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-3).join('\n'))
  return playwrightsChromium()
}
