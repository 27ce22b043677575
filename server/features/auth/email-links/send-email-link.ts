import { and, eq, isNull } from 'drizzle-orm'
import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import { emailLink } from '#server/platform/database/schema/schema.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import type { Letter } from '#server/platform/mail/letters/letter.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import { findAccount } from '../sign-in/sign-in.ts'
import { tokenOf } from './add-link.ts'
import type { EmailLink } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'env'>

/**
 * Mails a link, unless it has been used or replaced. If another account has confirmed the address, its owner learns of the attempt
 * and gets no link.
 */
export async function sendEmailLink({ db, mailer, appSecret, env }: Context, { id, data }: Job<'email-link'>) {
  const isOpen = and(eq(emailLink.id, data.linkId), isNull(emailLink.endedAt))
  const [link] = await db.select().from(emailLink).where(isOpen)
  if (!link) return
  const owner = await findAccount(db, link.email)
  const isTaken = owner.id !== null && owner.id !== link.accountId
  const letter = isTaken
    ? letters.alreadyRegistered({ path: '/autenticacion' })
    : letterOf(link.kind, tokenOf(appSecret, link.id))
  await mailer.send({ id, to: link.email, ...writeLetter(letter, env) })
}

function letterOf(kind: EmailLink['kind'], token: string): Letter {
  const hours = EMAIL_LINK_HOURS
  if (kind === 'undo') return letters.emailChanged({ path: `/deshacer-cambio#token=${token}`, hours })
  const link = { path: `/confirmar-correo#token=${token}`, hours }
  return kind === 'confirm' ? letters.emailConfirmation(link) : letters.emailChange(link)
}
