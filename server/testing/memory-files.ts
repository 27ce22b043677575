import type { Files } from '#server/files/files.ts'

/** An in-memory file store that can fail from a given number of files on. */
export function createMemoryFiles(refuseFrom = Number.POSITIVE_INFINITY): { files: Files; kept: Set<string> } {
  const kept = new Set<string>()
  let number = 0
  const files = {
    async put(kind: string) {
      number += 1
      if (number >= refuseFrom) throw new Error('The disk is full')
      kept.add(`${kind}/${number}`)
      return `${kind}/${number}`
    },
    async remove(key: string) {
      kept.delete(key)
    },
  }
  return { files: files as unknown as Files, kept }
}
