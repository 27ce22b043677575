import type { RefObject } from 'react'
import { ANSWER_MAX } from '#contract/constants.ts'
import type { AskedQuestion } from '#web/api/types.ts'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { TypedAnswers, AnswerErrors } from './typed-answers.ts'
import { applyQuestionTexts as texts } from './texts.ts'
import { nameOf } from './use-typed-answers.ts'

interface QuestionFieldsProps {
  questions: readonly AskedQuestion[]
  answers: TypedAnswers
  errors: AnswerErrors
  fields: RefObject<HTMLDivElement | null>
  /** The company has changed the questions since they were shown. */
  haveChanged: boolean
  onAnswer: (id: number, text: string) => void
}

/** The company's questions, below the CVs. */
export function QuestionFields({ questions, answers, errors, fields, haveChanged, onAnswer }: QuestionFieldsProps) {
  return (
    <div ref={fields} className="mt-6 grid gap-5 border-t border-border pt-5">
      <h3 className="text-18 font-semibold">{texts.title}</h3>
      <div role="alert" className="empty:hidden">
        {haveChanged && <p className="rounded-control bg-yellow-soft p-3 text-14">{texts.changed}</p>}
      </div>
      {questions.map((question) => (
        <QuestionField
          key={question.pregunta_id}
          question={question}
          value={answers[question.pregunta_id] ?? ''}
          error={errors[question.pregunta_id]}
          onAnswer={(text) => onAnswer(question.pregunta_id, text)}
        />
      ))}
    </div>
  )
}

interface QuestionFieldProps {
  question: AskedQuestion
  value: string
  error: string | undefined
  onAnswer: (text: string) => void
}

function QuestionField({ question, value, error, onAnswer }: QuestionFieldProps) {
  const isRequired = question.obligatoria
  const name = nameOf(question.pregunta_id)
  const label = isRequired ? question.texto : `${question.texto} ${texts.optional}`
  if (question.tipo === 'numero') {
    return (
      <TextField
        name={name}
        label={label}
        description={texts.numberHint(question.unidad)}
        required={isRequired}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => onAnswer(target.value)}
      />
    )
  }
  if (question.tipo === 'texto') {
    return (
      <TextAreaField
        name={name}
        label={label}
        description={texts.textHint(ANSWER_MAX)}
        required={isRequired}
        rows={3}
        maxLength={ANSWER_MAX}
        value={value}
        error={error}
        onChange={({ target }) => onAnswer(target.value)}
      />
    )
  }
  return (
    <RadioCards
      name={name}
      label={label}
      isRequired={isRequired}
      cards={choicesOf(question)}
      value={value === '' && isRequired ? null : value}
      error={error}
      onChange={onAnswer}
      className={question.tipo === 'si_no' ? 'small:grid-cols-2' : ''}
    />
  )
}

function choicesOf({ tipo, opciones, obligatoria }: AskedQuestion) {
  const yesOrNo = [
    { value: 'si', title: texts.yes },
    { value: 'no', title: texts.no },
  ]
  const choices = tipo === 'si_no' ? yesOrNo : opciones.map((option) => ({ value: option, title: option }))
  return obligatoria ? choices : [...choices, { value: '', title: texts.none }]
}
