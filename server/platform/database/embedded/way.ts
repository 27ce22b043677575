import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Runner } from './runner.ts'

const foldersTo = (path: string): string[] => (dirname(path) === path ? [path] : [...foldersTo(dirname(path)), path])

/** The first folder on the way to this one (itself included) that the runner may not pass through, or null. */
export function closedFolder(path: string, runner: Runner): string | null {
  const { ids } = runner
  if (!ids) return null
  return foldersTo(path).find((folder) => !mayPass(folder, ids)) ?? null
}

/** Lets others pass through a folder of ours, not look into it: below it every secret has a mode of its own. */
export function openForPassing(folder: string): void {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001)
}

function mayPass(folder: string, ids: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === ids.uid) return (mode & 0o100) !== 0
  if (gid === ids.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
