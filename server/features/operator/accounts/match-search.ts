import { inArray, sql, type SQL } from 'drizzle-orm'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { beginningsOf, wordVector } from '#server/database/queries/word-query.ts'
import { account, candidate, company } from '#server/database/schema/schema.ts'
import { candidateWords, companyWords } from '#server/database/schema/name-words.ts'

/**
 * Whether an account is what an operator searches: its number, its whole e-mail, the beginnings of words of a company's name, or whole
 * words of a person's name, at least two. A part of a person's e-mail or name finds nobody, so that no list of people can be typed
 * out of it (docs/decisions/053-register-of-acts.md). Each part has an index, which an OR over the tables would not use.
 */
export function matchesSearch(search: string): SQL {
  const number = parseWholeNumber(search)
  const parts = [
    sql`select ${account.id} from ${account} where lower(${account.email}) = lower(${search}::text)`,
    sql`select ${company.accountId} from ${company} where ${companyWords(company)} @@ ${beginningsOf(search)}`,
    sql`select ${candidate.accountId} from ${candidate} where ${candidateWords(candidate)} @@ ${words(search)}
      and length(${wordVector(search)}) >= 2`,
    ...(number ? [sql`select ${number}::integer`] : []),
  ]
  return inArray(account.id, sql`(${sql.join(parts, sql` union all `)})`)
}

const words = (search: string): SQL => sql`plainto_tsquery('simple', plain_text(${search}::text))`
