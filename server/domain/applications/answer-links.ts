import { and, eq, sql } from 'drizzle-orm'
import { ANSWER_LINK_DAYS, MAIL_DECISIONS, mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { account, application, company } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'

type Context = Pick<Deps, 'db' | 'appSecret' | 'clock'>

/** The company's account, and when the candidate last sent the application. */
const findReceiver = async (db: Handle, applicationId: number) => {
  const [row] = await db
    .select({
      accountId: account.id,
      email: account.email,
      sentAt: sql<string | null>`(select max(extract(epoch from happened_at))::text from application_event
        where application_id = ${application.id} and to_state = 'enviada' and undone_at is null)`,
    })
    .from(application)
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(application.id, applicationId), sql`${application.offerId} is not null`))
  return row
}

type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>

/** A new e-mail of the account ends the link, and so does a withdrawal after which the candidate applies again. */
const linkOf = (named: string, { email, sentAt }: Receiver) => ({
  table: account,
  purpose: `application answer ${named} ${sentAt} ${email}`,
})

/**
 * The links of a mail by which a company answers one application without a session. The token stands in the fragment, which no server
 * logs and no page passes on. Empty: the company has lost the application.
 */
export async function answerLinksOf(deps: Context, applicationId: number): Promise<{ label: string; path: string }[]> {
  const receiver = await findReceiver(deps.db, applicationId)
  if (!receiver) return []
  const named = `${applicationId}.${dayAfter(dayInMadrid(deps.clock.now()), ANSWER_LINK_DAYS)}`
  const token = `${named}.${await signRow(deps, linkOf(named, receiver), receiver.accountId)}`
  return MAIL_DECISIONS.map((decision) => ({
    label: mailDecisions[decision].label,
    path: `/responder-candidatura#token=${token}&decision=${decision}`,
  }))
}

/** The application of a token, and the account that answers. Null: it was not signed for this account, or is too old. */
export async function readAnswerToken(deps: Context & Pick<Deps, 'env'>, token: string) {
  const [, named = '', id, lastDay = '', signed = ''] = /^(([1-9]\d{0,14})\.(\d{4}-\d\d-\d\d))\.(.+)$/.exec(token) ?? []
  const receiver = id && (await findReceiver(deps.db, Number(id)))
  if (!receiver || dayInMadrid(deps.clock.now()) > lastDay) return null
  const accountId = await readRowToken(deps, linkOf(named, receiver), signed)
  return accountId === receiver.accountId ? { applicationId: Number(id), accountId } : null
}
