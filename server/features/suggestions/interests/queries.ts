import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { candidateInterest, modality, position, province, sector, workday } from '#server/database/schema/schema.ts'
import { noInterests, type Interests } from './interests.ts'

const { candidateId: _id, mailedOn: _mailed, savedAt: _saved, ...columns } = getTableColumns(candidateInterest)

export async function readInterests(db: Handle, candidateId: number): Promise<Interests> {
  const [row] = await db.select(columns).from(candidateInterest).where(eq(candidateInterest.candidateId, candidateId))
  return row ?? noInterests
}

/** Saves them. `monday`: whoever asks for the mails now gets none for this Monday. */
export async function writeInterests(
  db: Handle,
  candidateId: number,
  { interests, monday, now }: { interests: Interests; monday: string; now: Date },
): Promise<void> {
  const asksForMail = sql`excluded.wants_mail and not ${candidateInterest.wantsMail}`
  await db
    .insert(candidateInterest)
    .values({ ...interests, candidateId, mailedOn: monday, savedAt: now })
    .onConflictDoUpdate({
      target: candidateInterest.candidateId,
      set: {
        ...interests,
        savedAt: now,
        mailedOn: sql`case when ${asksForMail} then greatest(${candidateInterest.mailedOn}, excluded.mailed_on)
          else ${candidateInterest.mailedOn} end`,
      },
    })
}

/** Whether all of these ids are in their lists. No foreign key can check the elements of an array. */
export async function areKnown(db: Handle, interests: Interests): Promise<boolean> {
  const lists = [
    [position, interests.positionIds],
    [sector, interests.sectorIds],
    [province, interests.provinceIds],
    [modality, interests.modalityIds],
    [workday, interests.workdayIds],
  ] as const
  const counts = lists.map(
    ([list, ids]) => sql`(select count(*) from ${list} where id = any(${sql.param(ids)}::integer[]))`,
  )
  const { rows } = await db.execute<{ known: number }>(sql`select (${sql.join(counts, sql` + `)})::integer as known`)
  return rows[0]?.known === lists.reduce((sum, [, ids]) => sum + ids.length, 0)
}

/** Stops the mails of an account. Without effect where it is gone, or gets none. */
export const stopMails = (db: Handle, accountId: number) =>
  db.execute(sql`update ${candidateInterest} set wants_mail = false
    from candidate where candidate.id = candidate_id and account_id = ${accountId}`)
