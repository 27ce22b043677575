import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const KEEP_MS = 7 * 24 * 3_600_000

/** Deletes the mails of the outbox after seven days, because they contain links and addresses. */
export async function sweepOutbox(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written && now.getTime() - written.mtimeMs > KEEP_MS) await unlink(path).catch(() => undefined)
  }
}
