import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { findPerson, listCvs, listMails } from './queries.ts'

/** The personal data of an account. Nobody reads them without a row in the register: it is written in the same transaction. */
export async function openPerson({ db, clock, limits, ...called }: ApiContext, subjectId: number, reason: string) {
  const { accountId } = requireCaller(called)
  await spendTry(limits.openedPeople, accountId)
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, subjectId)
    if (!person) throw new AppError('account_not_found')
    await recordAct(tx, accountId, { kind: 'open-person', now: clock.now(), subjectId, reason })
    const cvs = person.candidateId === null ? [] : await listCvs(tx, person.candidateId)
    return { ...person, cvs, mails: await listMails(tx, subjectId) }
  })
}

export type Person = Awaited<ReturnType<typeof openPerson>>
