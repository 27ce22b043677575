import { and, desc, eq } from 'drizzle-orm'
import { ROLE_COMPANY } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { account, operatorAct } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { managedAccountLetters as letters } from '../mails.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>
type Decided = Job<'account-disabled'>['data']

/** Tells the owner that an account was disabled, or is no longer, and why. Nothing is sent about a decision that is not the last one. */
export async function sendAccountDisabled({ db, mailer, env }: Context, { id, data }: Job<'account-disabled'>) {
  const found = await findDecided(db, data)
  if (!found) return
  const { email, reason, role } = found
  const letter = data.isDisabled
    ? letters.accountDisabled({
        path: '/condiciones',
        reason,
        isCompany: role === ROLE_COMPANY,
        contact: env.brand.email,
      })
    : letters.accountEnabled({ path: '/autenticacion', reason, isCompany: role === ROLE_COMPANY })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

/** The owner and the reason, which the register keeps. Undefined: overruled, the account is gone, or its e-mail may be somebody else's. */
async function findDecided(db: Handle, { accountId, isDisabled, decidedAt }: Decided) {
  const [row] = await db
    .select({
      email: account.email,
      role: account.role,
      disabledAt: account.disabledAt,
      reason: operatorAct.reason,
    })
    .from(account)
    .innerJoin(operatorAct, eq(operatorAct.subjectId, account.id))
    .where(
      and(
        eq(account.id, accountId),
        account.isConfirmed,
        eq(operatorAct.kind, isDisabled ? 'disable-account' : 'enable-account'),
        eq(operatorAct.happenedAt, new Date(decidedAt)),
      ),
    )
    .orderBy(desc(operatorAct.id))
    .limit(1)
  const isLast = isDisabled ? row?.disabledAt?.getTime() === decidedAt : row?.disabledAt === null
  return row && isLast ? { ...row, reason: row.reason ?? '' } : undefined
}
