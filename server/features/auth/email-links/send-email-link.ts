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
import { findUndo, type EmailLink } from './queries.ts'

const HOUR_MS = 3_600_000

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'clock' | 'env'>

/**
 * Mails a link, unless it has been used or replaced. If another account has confirmed the address, its owner learns of the attempt
 * and gets no link.
 */
export async function sendEmailLink(context: Context, { id, data }: Job<'email-link'>) {
  const { db, mailer, appSecret, env } = context
  const isOpen = and(eq(emailLink.id, data.linkId), isNull(emailLink.endedAt))
  const [link] = await db.select().from(emailLink).where(isOpen)
  if (!link) return
  const owner = await findAccount(db, link.email)
  const isTaken = owner.id !== null && owner.id !== link.accountId
  const letter = isTaken
    ? letters.alreadyRegistered({ path: '/autenticacion' })
    : ((await writeUndo(context, link)) ?? letterOf(link.kind, tokenOf(appSecret, link.id)))
  await mailer.send({ id, to: link.email, ...writeLetter(letter, env) })
}

/**
 * Who signs up with an e-mail that was just taken from an account gets the link to undo that change. Probably they are its owner and
 * could not sign in, and a second account with this e-mail would prevent undoing.
 */
async function writeUndo({ db, clock, appSecret }: Context, { kind, email }: EmailLink): Promise<Letter | null> {
  const undo = kind === 'confirm' ? await findUndo(db, email, clock.now()) : null
  if (!undo) return null
  const hours = Math.ceil((undo.expiresAt.getTime() - clock.now().getTime()) / HOUR_MS)
  return letters.emailChanged({ path: undoPath(tokenOf(appSecret, undo.id)), hours })
}

function letterOf(kind: EmailLink['kind'], token: string): Letter {
  const hours = EMAIL_LINK_HOURS
  if (kind === 'undo') return letters.emailChanged({ path: undoPath(token), hours })
  const link = { path: `/confirmar-correo#token=${token}`, hours }
  return kind === 'confirm' ? letters.emailConfirmation(link) : letters.emailChange(link)
}

const undoPath = (token: string): string => `/deshacer-cambio#token=${token}`
