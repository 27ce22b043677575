import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PostgresUser } from './postgres-user.ts'

const foldersTo = (path: string): string[] => (dirname(path) === path ? [path] : [...foldersTo(dirname(path)), path])

/** The first folder of this path (the last one included) that the user may not enter, or null. */
export function findClosedFolder(path: string, user: PostgresUser): string | null {
  const { ids } = user
  if (!ids) return null
  return foldersTo(path).find((folder) => !mayTraverse(folder, ids)) ?? null
}

/** Lets other users traverse this folder but not list it. Each secret file below it has its own mode. */
export function allowTraversal(folder: string): void {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001)
}

function mayTraverse(folder: string, ids: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === ids.uid) return (mode & 0o100) !== 0
  if (gid === ids.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
