import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { findRelease } from './find-release.ts'

// Git may be missing on a machine that has only npm.
const hasGit = spawnSync('git', ['--version']).status === 0
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faro-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

test.runIf(hasGit)('the last release has the highest version, not the last word of the alphabet', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@prueba.example', 'commit', '--quiet', '--allow-empty', '-m', 'Begin')
  for (const tag of ['v1.9.0', 'v1.10.0', 'before-baseline']) git('tag', tag)
  expect(findRelease(folder)).toBe('v1.10.0')
})

test('a folder that is no repository has no release', () => {
  expect(findRelease(folder)).toBeNull()
})
