import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'))
})

afterEach(() => rm(folder, { recursive: true }))

const install = async (name: string) => {
  const path = join(folder, name)
  await writeFile(path, '#!/bin/sh\n')
  await chmod(path, 0o755)
  return path
}

test('the Chromium that CHROMIUM_PATH names is preferred to any other', async () => {
  await install('chromium')
  const named = await install('my-chromium')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named)
})

test('a CHROMIUM_PATH that does not exist is reported, not ignored', () => {
  expect(() => findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'gone') })).toThrow(/CHROMIUM_PATH/)
})

test('the headless shell is preferred to a Chromium with windows, even where both are installed', async () => {
  await install('chromium')
  const shell = await install('chromium-headless-shell')
  expect(findChromium({ PATH: folder })).toBe(shell)
})

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s is found on the PATH', async (name) => {
  const path = await install(name)
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(path)
})

test('a file that cannot be run is not taken for Chromium', async () => {
  await writeFile(join(folder, 'chromium'), '')
  const chrome = await install('google-chrome')
  expect(findChromium({ PATH: folder })).toBe(chrome)
})
