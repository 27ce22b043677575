import { spawnSync } from 'node:child_process'

/** What changes are counted from: where this branch left origin/main, or the last commit of a clone without one. */
export function findBase(folder: string): 'origin/main' | 'HEAD' {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: folder })
  return status === 0 ? 'origin/main' : 'HEAD'
}
