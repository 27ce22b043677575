import { judgeMessage } from '#contract/values/offer-rules/judge-message.ts'
import { applicationMessage } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { encryptMessage } from '#server/encryption/message-text.ts'
import { AppError } from '#server/errors.ts'
import { listStates } from '../desk/queries.ts'
import { isOwnApplication } from '../own/queries.ts'
import { nextTurn, readExchange } from './read-exchange.ts'
import { messageTexts, refusedBecause } from './texts.ts'

/**
 * Writes to the other side of an open application, if it has the last word. The unique key decides between messages at the same moment.
 * The lock of the company keeps its letters from coming in between.
 */
export const writeMessage = (
  { db, clock, cipher }: Pick<Deps, 'db' | 'clock' | 'cipher'>,
  by: { companyId: number } | { candidateId: number },
  { id, texto: text }: { id: number; texto: string },
): Promise<{ message: string }> =>
  db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf(by))
    if ('companyId' in by) await lockPublisher(tx, by.companyId, messageTexts.suspended)
    const isOwn =
      'companyId' in by
        ? (await listStates(tx, { ids: [id], ...by })).length > 0
        : await isOwnApplication(tx, by.candidateId, id)
    if (!isOwn) throw new AppError('not_found')
    const now = clock.now()
    const side = 'companyId' in by ? 'empresa' : 'candidato'
    const read = await readExchange(tx, cipher, { id, side, now })
    if (!read.isOpen) throw new AppError('exchange_closed')
    const turn = nextTurn(read)
    if (turn === null) throw new AppError('not_your_turn')
    const fault = judgeMessage(text, read)
    if (fault) throw new AppError('message_refused', { sentence: refusedBecause(fault) })
    const place = { applicationId: id, turn }
    // Later than the last word, also after a clock went back.
    const writtenAt = new Date(Math.max(Number(now), Number(read.said.at(-1)?.at ?? 0) + 1))
    const row = { ...place, side, ...encryptMessage(cipher, place, text), writtenAt } as const
    const { rowCount } = await tx.insert(applicationMessage).values(row).onConflictDoNothing()
    if (rowCount === 0) throw new AppError('not_your_turn')
    return { message: messageTexts.sent }
  })
