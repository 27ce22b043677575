import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const listFiles = (...options: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...options], { cwd: root })
    .toString()
    .split('\0')
    .filter(Boolean)

/** Copies the sources as they are now, also those that are not committed, to a temporary folder. The packages are not copied. */
export async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'faro-breaks-'))
  const deleted = new Set(listFiles('--deleted'))
  for (const file of listFiles('--cached', '--others', '--exclude-standard')) {
    if (!deleted.has(file)) await cp(join(root, file), join(copy, file))
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
