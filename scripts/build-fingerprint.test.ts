import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprintSources } from './build-fingerprint.ts'

let root: string

const write = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await write('web/root.tsx', 'root')
  await write('contract/offers.ts', 'offers')
  await write('package-lock.json', '{}')
})

afterEach(() => rm(root, { recursive: true }))

const changes = async (change: () => Promise<unknown>): Promise<boolean> => {
  const before = await fingerprintSources(root)
  await change()
  return (await fingerprintSources(root)) !== before
}

describe('a start builds again', () => {
  test.each([
    ['a page is changed', () => write('web/root.tsx', 'other')],
    ['a page is added', () => write('web/routes/landing/route.tsx', '')],
    ['a page is removed', () => rm(join(root, 'web/root.tsx'))],
    ['what travels is changed', () => write('contract/offers.ts', 'other')],
    ['the server is changed', () => write('server/app.ts', 'other')],
    ['the demo data is changed', () => write('demo/texts/legal.json', '{}')],
    ['a package is changed', () => write('package-lock.json', '{"lockfileVersion":3}')],
    ['the configuration of the build is changed', () => write('vite.config.ts', '')],
    ['a picture is added', () => write('public/sectores/salud.svg', '<svg/>')],
    [
      'text moves from one page to another',
      async () => {
        await write('web/a.tsx', 'root')
        await rm(join(root, 'web/root.tsx'))
      },
    ],
  ])('when %s', async (_what, change) => expect(await changes(change)).toBe(true))
})

describe('a start keeps the build', () => {
  test.each([
    ['nothing is changed', async () => undefined],
    [
      'files are only newer, as after a checkout',
      () => utimes(join(root, 'web/root.tsx'), 2_000_000_000, 2_000_000_000),
    ],
    ['a test is changed', () => write('web/root.test.tsx', 'other')],
    ['what only tests need is changed', () => write('server/testing/factories.ts', 'other')],
  ])('when %s', async (_what, change) => expect(await changes(change)).toBe(false))
})
