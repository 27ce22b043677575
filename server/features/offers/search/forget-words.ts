import { inArray, sql } from 'drizzle-orm'
import { offerSearch, searchWord } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

// The longest wait of a company that saves an offer. Otherwise the job tries again.
const LOCK_WAIT = '500ms'

// A lexeme in quotes is compared as it is.
const lexeme = sql`('''' || replace(replace(${searchWord.word}, '\\', '\\\\'), '''', '''''') || '''')::tsquery`
const isUnused = sql`not exists (select from ${offerSearch} where ${offerSearch.terms} @@ ${lexeme})`

/** Deletes the words that no offer has any more. The name of a company that has left may be that of a person. */
export async function forgetWords({ db }: Pick<Deps, 'db'>): Promise<void> {
  const rows = await db.select({ word: searchWord.word }).from(searchWord).where(isUnused)
  if (rows.length === 0) return
  const words = rows.map(({ word }) => word)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`)
    // Waits for concurrent saves of offers: they do not add a word again that exists.
    await tx.execute(sql`lock table ${searchWord} in share row exclusive mode`)
    await tx.delete(searchWord).where(sql`${inArray(searchWord.word, words)} and ${isUnused}`)
  })
}
