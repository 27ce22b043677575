import { spanishNumber } from '#contract/values/spanish/number.ts'

/** «840 KB», «1,2 MB». */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${spanishNumber(Math.max(1, bytes / 1024))} KB`
  return `${spanishNumber(bytes / 1024 / 1024, 1)} MB`
}
