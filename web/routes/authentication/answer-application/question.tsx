import { useId } from 'react'
import * as z from 'zod/mini'
import { CANDIDATE_TEXT_MAX } from '#contract/constants.ts'
import { discardReasons } from '#contract/values/applications/discard-reasons.ts'
import type { MailDecision } from '#contract/values/applications/mail-decisions.ts'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import type { LinkedApplication } from '#web/api/types.ts'
import { ReasonForm } from '#web/forms/reasons/reason-form.tsx'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NewHeading } from '../new-heading.tsx'
import { answerTexts as texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

const letter = {
  label: texts.text,
  description: texts.textHint,
  rows: 6,
  maxLength: CANDIDATE_TEXT_MAX,
  required: true,
  schema: paragraphs(CANDIDATE_TEXT_MAX).check(z.refine(hasLetters, texts.textMissing)),
}
const usual = { motivo: '', texto: discardReasons.otro_perfil.text }

interface QuestionProps {
  token: string
  application: LinkedApplication
  decision: MailDecision
}

/** The question: a name, the effect of a press, and the button. It waits for a press, because mail scanners open every link. */
export function Question({ token, application, decision }: QuestionProps) {
  const form = useId()
  const { answer } = useAnswer(token)
  const asked = texts.questions[decision]
  const isLetter = decision === 'no_encaja'
  return (
    <>
      <NewHeading>{asked.title(application.persona)}</NewHeading>
      <p className="mt-1 font-medium wrap-anywhere">{texts.offer(application.oferta)}</p>
      <p className="mt-3 mb-5 text-gray-text">{asked.hint}</p>
      {isLetter && (
        <div className="mb-5">
          <ReasonForm<null>
            id={form}
            text={letter}
            initial={usual}
            isPending={answer.isPending}
            onSubmit={({ texto }) => answer.send({ decision, texto })}
          />
        </div>
      )}
      <Button
        isFullWidth
        isPending={answer.isPending}
        {...(isLetter ? { type: 'submit', form } : { onClick: () => answer.send({ decision }) })}
      >
        {asked.press}
      </Button>
    </>
  )
}
