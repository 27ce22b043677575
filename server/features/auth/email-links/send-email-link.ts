import { and, eq, isNull } from 'drizzle-orm'
import { emailLink } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { authLetters as letters } from '../mails.ts'
import { findAccount } from '../sign-in/sign-in.ts'
import { tokenOf } from './add-link.ts'
import { findUndo, type EmailLink } from './queries.ts'

const HOUR_MS = 3_600_000

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'clock' | 'env'>

/**
 * Mails a link, unless it has been used or replaced. If another account has confirmed the address, its owner learns of the attempt
 * and gets no link.
 */
export async function sendEmailLink(context: Context, { id, data }: Job<'email-link'>) {
  const { db, mailer, env } = context
  const isOpen = and(eq(emailLink.id, data.linkId), isNull(emailLink.endedAt))
  const [link] = await db.select().from(emailLink).where(isOpen)
  if (!link) return
  const owner = await findAccount(db, link.email)
  const isTaken = owner.id !== null && owner.id !== link.accountId
  const letter = isTaken
    ? letters.alreadyRegistered({ path: '/autenticacion' })
    : letterOf(context, (await findStolen(context, link)) ?? link)
  await mailer.send({ id, to: link.email, ...writeLetter(letter, env) })
}

/**
 * Somebody may sign up with an e-mail that was just taken from an account. They are probably its owner, so they get the
 * link to undo that change. A second account with this e-mail would prevent undoing.
 */
const findStolen = ({ db, clock }: Context, { kind, email }: EmailLink): Promise<EmailLink | null> =>
  kind === 'confirm' ? findUndo(db, email, clock.now()) : Promise.resolve(null)

function letterOf({ clock, appSecret }: Context, { id, kind, expiresAt }: EmailLink): Letter {
  const hours = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / HOUR_MS)
  const token = tokenOf(appSecret, id)
  if (kind === 'undo') return letters.emailChanged({ path: `/deshacer-cambio#token=${token}`, hours })
  const link = { path: `/confirmar-correo#token=${token}`, hours }
  return kind === 'confirm' ? letters.emailConfirmation(link) : letters.emailChange(link)
}
