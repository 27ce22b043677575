import { closingCauses, type ClosingCause } from '#contract/values/closing-causes.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Letter } from '#server/platform/mail/letters/letter.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { applicationLetters as letters } from '../mails.ts'
import { unsubscribePathOf } from '../mail-choices/unsubscribe-token.ts'
import { holdRows, type Outbox } from './outbox.ts'
import { findChange, listDue, listOvertaking, markTold, type Change } from './queries.ts'

/** The first key of the locks of candidates' mails. Whoever undoes a change takes them too. */
export const CANDIDATE_MAILS_KEY = 54

type Context = Pick<Deps, 'env' | 'appSecret'>

/** The changes of which candidates are told. Each row of history is the outbox of its mail. */
export const candidateOutbox = (context: Context): Outbox => ({
  name: 'candidates',
  lockKey: CANDIDATE_MAILS_KEY,
  list: listDue,
  async write(tx, id, now) {
    // While one of them is being undone, nobody knows which of both the candidate has to hear of.
    const overtaking = await listOvertaking(tx, id)
    const held = await holdRows(tx, CANDIDATE_MAILS_KEY, overtaking)
    if (held.length < overtaking.length) return undefined
    const change = await findChange(tx, id, now)
    return change && mailOf(context, id, change)
  },
  close: markTold,
})

function mailOf(context: Context, id: number, change: Change): Mail | null {
  const letter = change.isLeaving ? null : letterOf(context, change)
  return letter && { id: mailId('event', id, change.happenedAt), to: change.email, ...writeLetter(letter, context.env) }
}

/** With the time, because a backup that is restored gives numbers again, and mail programs hide a mail with an id that they know. */
export const mailId = (name: string, id: number, at: Date): string => `${name}-${id}-${at.getTime().toString(36)}`

const OWN_LIST = '/mi-perfil?seccion=candidaturas'
const OTHER_OFFERS = '/pagina-principal'

/** Null: of this change nobody is told by mail, or this person does not want it. Receipt and outcome are always sent. */
function letterOf({ appSecret }: Context, change: Change): Letter | null {
  const { to, reason, wantsNews, isReopened } = change
  const named = { offer: change.offer ?? '', company: change.company ?? '', note: change.letter ?? '' }
  const own = { path: OWN_LIST, ...named }
  const other = { path: OTHER_OFFERS, ...named }
  const news = { ...own, isReopened, unsubscribePath: unsubscribePathOf(appSecret, change.accountId) }
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
