import { not, sql, type SQL } from 'drizzle-orm'
import { containsPlainWords } from '#server/database/queries/text-search.ts'
import { isNameless } from '#server/domain/applications/first-look.ts'
import { application, applicationAnswer, offerQuestion } from '#server/database/schema/schema.ts'

/** A filter by the answers to one question. Without a value: any answer. */
export interface WantedAnswer {
  questionId: number
  /** «si» or «no», an option, the least number, or words of the text, as the question asks. */
  value?: string | undefined
}

const NUMBER = /^\d{1,10}(?:[.,]\d{1,2})?$/

/** Whether an application answers the question like this. A value that fits no answer finds none, nor do words where names are hidden: they may be names. */
export function isAnswered({ questionId, value }: WantedAnswer): SQL {
  return sql`exists (
    select from ${applicationAnswer} join ${offerQuestion} on ${offerQuestion.id} = ${applicationAnswer.questionId}
    where ${applicationAnswer.applicationId} = ${application.id} and ${offerQuestion.id} = ${questionId}
      and ${value === undefined ? sql`true` : isWanted(value)})`
}

const answer = applicationAnswer.value

function isWanted(value: string): SQL {
  const least = NUMBER.test(value) ? Number(value.replace(',', '.')) : null
  const words = containsPlainWords(sql`plain_text(${answer} #>> '{}')`, value)
  return sql`case ${offerQuestion.kind}
    when 'si_no' then ${answer} = to_jsonb(${value}::text = 'si') and ${value}::text in ('si', 'no')
    when 'opcion' then ${answer} = to_jsonb(${value}::text)
    when 'numero' then ${answer} >= to_jsonb(${least}::numeric)
    else ${sql.join([not(isNameless), ...words], sql` and `)} end`
}
