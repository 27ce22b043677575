import { closingCauses, type ClosingCause } from '#contract/values/applications/closing-causes.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { applicationLetters as letters } from '../mails.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { findChange, type Change } from './queries.ts'
import { mailId, sendUnlessRefused } from './send-unless-refused.ts'

export type TellDeps = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret' | 'log'>

/** Tells a candidate what has become of an application. Sends nothing where a later change says more, or nobody wants the mail. */
export async function tellCandidate(deps: TellDeps, { data: { eventId } }: Job<'application-changed'>): Promise<void> {
  const change = await findChange(deps.db, eventId)
  const letter = change && !change.isLeaving && (await letterOf(deps, change))
  if (!letter) return
  const id = mailId('event', eventId, change.happenedAt)
  await sendUnlessRefused(deps, { id, to: change.email, ...writeLetter(letter, deps.env) })
}

const OWN_LIST = '/mi-perfil?seccion=candidaturas'
const OTHER_OFFERS = '/pagina-principal'

/** Null: of this change nobody is told by mail, or this person does not want it. Receipt and outcome are always sent. */
async function letterOf(deps: TellDeps, change: Change): Promise<Letter | null> {
  const { to, reason, wantsNews, isReopened } = change
  const named = { offer: change.offer ?? '', company: change.company ?? '', note: change.letter ?? '' }
  const own = { path: OWN_LIST, ...named }
  const other = { path: OTHER_OFFERS, ...named }
  const news = { ...own, isReopened, unsubscribePath: await unsubscribePathOf(deps, change.accountId) }
  if (to === 'enviada') return letters.applicationReceipt({ ...own, cv: change.cv ?? '' })
  if (change.isOver) return null
  if (to === 'preseleccionada') return wantsNews ? letters.applicationShortlisted(news) : null
  if (to === 'entrevista') return wantsNews ? letters.applicationInterview(news) : null
  if (to === 'contratada') return letters.applicationHired(own)
  if (to === 'descartada') return letters.applicationDiscarded(other)
  if (to === 'cerrada') return letters.applicationClosed({ ...other, because: becauseOf(reason) })
  return null
}

const becauseOf = (reason: Change['reason']): string =>
  reason && reason in closingCauses ? closingCauses[reason as ClosingCause] : closingCauses.caducada
