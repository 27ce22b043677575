import { and, eq, isNull } from 'drizzle-orm'
import { alert, subscriber } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { confirmPath, tokenOf } from '../alert-token.ts'
import { alertLetters as letters } from '../mails.ts'
import { alertTexts } from '../texts.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env' | 'appSecret'>

/** Asks a visitor to confirm an alert. Nothing is sent about one that is confirmed or gone. */
export async function sendConfirmation(deps: Context, { id, data }: Job<'alert-confirmation'>): Promise<void> {
  const { db, mailer, env, appSecret } = deps
  const [found] = await db
    .select({ frequency: alert.frequency, email: subscriber.email })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .where(and(eq(alert.id, data.alertId), isNull(alert.confirmedAt)))
  if (!found?.email) return
  const letter = letters.alertConfirmation({
    path: confirmPath(await tokenOf({ db, appSecret }, 'confirm', data.alertId)),
    rhythm: alertTexts.rhythm[found.frequency],
  })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
