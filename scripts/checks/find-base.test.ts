import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBase } from './find-base.ts'

// Git may be missing on a machine that has only npm.
const hasGit = spawnSync('git', ['--version']).status === 0

const aRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'faro-base-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@prueba.example', 'commit', '--quiet', '--allow-empty', '-m', 'Begin')
  return { folder, git }
}

test.runIf(hasGit)('changes are counted from origin/main if the clone has it', () => {
  const { folder, git } = aRepository()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(findBase(folder)).toBe('origin/main')
})

test.runIf(hasGit)('changes are counted from the last commit in a repository without a remote', () => {
  expect(findBase(aRepository().folder)).toBe('HEAD')
})
