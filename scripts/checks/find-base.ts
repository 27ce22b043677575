import { spawnSync } from 'node:child_process'

/** The commit that changes are compared with: the merge base with origin/main, or else the last commit. */
export function findBase(folder: string): 'origin/main' | 'HEAD' {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: folder })
  return status === 0 ? 'origin/main' : 'HEAD'
}
