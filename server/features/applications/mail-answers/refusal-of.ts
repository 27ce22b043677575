import { AppError } from '#server/errors.ts'
import type { LinkedRow } from './queries.ts'
import { linkTexts as texts } from './texts.ts'

/** Why a link answers nothing. Undefined: its application waits for an answer, or has one. */
export function refusalOf(row: LinkedRow | undefined): AppError | undefined {
  if (!row) return new AppError('answer_link_invalid')
  if (!row.isOpenAccount) return new AppError('answer_link_closed', { sentence: texts.noAccount })
  if (row.isSuspended) return new AppError('company_suspended', { sentence: texts.suspended })
  if (row.state === 'retirada') return new AppError('answer_link_closed', { sentence: texts.withdrawn })
  return row.state === 'cerrada' ? new AppError('answer_link_closed') : undefined
}
