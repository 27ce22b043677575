import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queries } from '#web/api/queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { interestTexts as texts } from '../texts.ts'
import { QuestionsForm } from './interests-form.tsx'
import { useSaveInterests } from './use-save-interests.ts'

/** Three questions, instead of suggestions. */
export function AskInterests() {
  const { data } = useQuery(queries.suggestedOffers.getInterests.queryOptions())
  const save = useSaveInterests()
  const title = useId()
  return (
    <Card as="section" aria-labelledby={title} className="mx-auto w-full max-w-160">
      <h3 id={title} className="text-20 font-semibold">
        {texts.askTitle}
      </h3>
      <p className="mt-1 mb-5 text-gray-text">{texts.askHint}</p>
      {data ? (
        <>
          <QuestionsForm
            id="preguntas"
            initial={data}
            onSubmit={save.send}
            isPending={save.isPending}
            failure={save.error}
          />
          <Button type="submit" form="preguntas" isPending={save.isPending} isFullWidth className="mt-5">
            {texts.ask}
          </Button>
        </>
      ) : (
        <LoadingState />
      )}
    </Card>
  )
}
