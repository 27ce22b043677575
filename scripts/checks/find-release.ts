import { spawnSync } from 'node:child_process'

/** The newest tag of a release in a checkout. A copy without history has none. */
export function findRelease(folder: string): string | null {
  const args = ['tag', '--list', 'v*', '--sort=-version:refname']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return (status === 0 && stdout.split('\n')[0]) || null
}
