import type { ApiContext } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { findAccount } from '../sign-in/sign-in.ts'
import { emailKeyOf } from '../sign-in/sign-in-tries.ts'

type Context = Pick<ApiContext, 'db' | 'jobs' | 'limits' | 'address'>

/** Adds the job that sends the link. It does the same without an account, so that neither answer nor time shows which e-mails have one. */
export async function requestResetLink({ db, jobs, limits, address }: Context, asked: string): Promise<void> {
  await spendTry(limits.resetLinksByAddress, address)
  const { id, email } = await findAccount(db, asked)
  await spendTry(limits.resetLinksByEmail, emailKeyOf(email))
  await jobs.enqueue(db, 'password-forgotten', { accountId: id })
}
