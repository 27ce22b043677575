import { readFile } from 'node:fs/promises'

/** Milliseconds of processor time that this process has used. Only Linux has this file. */
export async function processorTime(pid: number): Promise<number> {
  const [nanoseconds = ''] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
