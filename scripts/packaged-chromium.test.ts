import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { packagedChromium } from './packaged-chromium.ts'

const isServed = process.platform === 'linux' && process.arch === 'x64'

test.runIf(isServed)('the packaged Chromium starts with its own libraries and fonts', () => {
  const { status, stdout } = spawnSync(packagedChromium() ?? '', ['--version'], { encoding: 'utf8', env: {} })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/ \d+\.\d+\.\d+\.\d+/) })
})
