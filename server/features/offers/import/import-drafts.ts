import { ACTIVE } from '#contract/constants.ts'
import { DRAFTS_MAX, TABLE_MAX_BYTES } from '#contract/values/draft-limits.ts'
import { REMOTE_MODALITY_ID } from '#contract/values/job-terms/offer-places.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { decodeDataUrl } from '#server/files/data-url.ts'
import { lockOwner } from '../drafts/lock-owner.ts'
import { countDrafts, insertNewDrafts } from '../drafts/queries.ts'
import { requireOwnProject } from '../drafts/save-draft.ts'
import { requireExpiry, usualExpiry } from '../expiry/expiry-day.ts'
import { choosePay } from '../own/choose-pay.ts'
import { requireSalary } from '../own/require-salary.ts'
import { fromOfferBody } from '../wire.ts'
import { NotKept, unlessNotKept } from './import-offers.ts'
import type { Read } from './read-offer.ts'
import { readRows } from './read-rows.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env'>

interface Wanted {
  companyId: number
  projectId: number | null
  /** A data URL. */
  file: string
  /** False judges everything and keeps nothing. */
  isWritten: boolean
}

export interface ImportedDrafts {
  added: number
  /** How many rows are the same as a draft, or as a row before. */
  known: number
  mistakes: { row: number; mistakes: string[] }[]
}

/** Makes drafts of the offers of a CSV file: of all of them, or of none if one row is wrong. Two imports at once make each draft once. */
export async function importDrafts(
  context: Context,
  { companyId, projectId, file, isWritten }: Wanted,
): Promise<ImportedDrafts> {
  const type = { types: ['text/csv'], wrongType: 'file_unreadable', tooLarge: 'table_too_large' } as const
  const { bytes } = decodeDataUrl(file, { ...type, maxBytes: TABLE_MAX_BYTES })
  const read = await readRows(context.db, bytes)
  const judged = read.map((one) => ({ row: one.row, ...judgeRow(context, one) }))
  const mistakes = judged.flatMap((one) => ('mistakes' in one ? [one] : []))
  const sound = judged.flatMap((one) => ('offer' in one ? [JSON.stringify(one.offer)] : []))
  let added = 0
  const work = context.db.transaction(async (tx) => {
    await lockOwner(tx, companyId)
    await requireOwnProject(tx, companyId, projectId)
    added = await insertNewDrafts(tx, { companyId, projectId, savedAt: context.clock.now() }, [...new Set(sound)])
    if ((await countDrafts(tx, companyId)) > DRAFTS_MAX) throw new AppError('drafts_full')
    if (!isWritten || mistakes.length > 0) throw new NotKept()
  })
  await work.catch(unlessNotKept)
  return { added, known: sound.length - added, mistakes }
}

/** Applies the rules that an offer needs to be stored. Other rules, such as those of fraud, judge the draft when it is published. */
function judgeRow(context: Context, read: Read): Read {
  if ('mistakes' in read) return read
  try {
    const fields = fromOfferBody({ ...read.offer, estado: ACTIVE })
    const pay = choosePay(fields)
    requireSalary(context.env, pay)
    requireExpiry(fields.expiresOn ?? usualExpiry(context), dayInMadrid(context.clock.now()))
    if (pay.salaryMax && pay.salaryMax < (pay.annualSalary ?? 0)) throw new AppError('salary_out_of_order')
    if (fields.isEverywhere && fields.modalityId !== REMOTE_MODALITY_ID) throw new AppError('everywhere_not_remote')
    return read
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { mistakes: [error.message] }
  }
}
