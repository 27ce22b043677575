import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findRelease } from './checks/find-release.ts'

// Runs the tests of an earlier release on the tables and functions of this one: during a rolling upgrade both use one
// database. «npm run check:upgrade» takes the newest tag; «npm run check:upgrade -- v1.0.0 alerts» names a release, and a part
// of the paths of the tests.

const root = resolve(import.meta.dirname, '..')
const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 })
const [release = findRelease(root), ...paths] = process.argv.slice(2)

/** A change of these needs two releases, if the code of the first cannot live with it. */
const shared = ['server/database/migrations', 'server/database/sql']
/** The rules and queries of the product. Tests of the tables themselves belong to their own release. */
const tested = ['server/features/', 'server/domain/', 'server/payments/']

function run(folder: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

function install(folder: string): void {
  const lock = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else run(folder, 'npm', ['ci', '--no-audit', '--no-fund'])
}

if (!release) {
  console.error('No release has a tag yet. Name a commit: npm run check:upgrade -- <commit>')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'faro-upgrade-'))
try {
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', release) })
  for (const path of shared) {
    rmSync(join(folder, path), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  install(folder)
  run(folder, 'npx', ['vitest', 'run', '--project', 'server', ...(paths.length > 0 ? paths : tested)])
  console.log(`${release} works on the tables of this release.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
