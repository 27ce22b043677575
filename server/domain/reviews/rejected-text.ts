import { and, eq, type SQL } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { rejectedText } from '#server/database/schema/schema.ts'
import { hashWords } from './hash-words.ts'

/** What is compared: the same name and description of the same company, wherever and for whatever salary. */
interface OfferText {
  companyId: number
  name: string
  description: string
}

const hashOf = ({ name, description }: OfferText): Buffer => hashWords(`${name}\n${description}`)

const isSame = (text: OfferText): SQL | undefined =>
  and(eq(rejectedText.companyId, text.companyId), eq(rejectedText.hash, hashOf(text)))

/** Keeps what an operator rejects, so that its company cannot publish it again as a new offer. */
export async function keepRejectedText(tx: Tx, text: OfferText, rejectedAt: Date): Promise<void> {
  await tx
    .insert(rejectedText)
    .values({ companyId: text.companyId, hash: hashOf(text), rejectedAt })
    .onConflictDoNothing()
}

/** An operator has approved the text after all. */
export async function forgetRejectedText(tx: Tx, text: OfferText): Promise<void> {
  await tx.delete(rejectedText).where(isSame(text))
}

/** Whether an operator has rejected the text. */
export const isRejectedText = async (db: Handle, text: OfferText): Promise<boolean> =>
  (await db.$count(rejectedText, isSame(text))) > 0
