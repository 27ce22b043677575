import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { RunningServer } from './running-server.ts'

/** The texts of the mails in the outbox for this address. */
export async function listMails({ dataDir }: Pick<RunningServer, 'dataDir'>, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.filter(({ to }) => to?.[0]?.address === email).map(({ text = '' }) => text)
}

export const linkIn = (mail: string | undefined) => /http\S+#token=[\w-]+/.exec(mail ?? '')?.[0] ?? ''

/** Waits for the mail with this subject and returns its text. */
export async function awaitMail(
  server: Pick<RunningServer, 'dataDir'>,
  { to, subject }: { to: string; subject: string },
): Promise<string> {
  const find = async () => (await listMails(server, to)).find((text) => text.startsWith(subject))
  // The server looks for jobs every two seconds.
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy()
  return (await find()) ?? ''
}
