import { useState } from 'react'
import { ANSWER_MAX } from '#contract/constants.ts'
import type { AskedQuestion } from '#web/api/types.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { DeskFilters } from '../desk-address.ts'
import { answerFilterTexts as texts } from './texts.ts'

interface AnswerFieldsProps {
  /** Those that the chosen offer asks. */
  questions: readonly AskedQuestion[]
  filters: DeskFilters
  onChange: (change: Partial<DeskFilters>) => void
}

/** Filters by an answer. Nothing is ordered or scored by answers. */
export function AnswerFields({ questions, filters, onChange }: AnswerFieldsProps) {
  const chosen = questions.find(({ pregunta_id }) => pregunta_id === filters.pregunta)
  if (questions.length === 0) return null
  return (
    <div className="grid gap-3 @[30rem]:col-span-full @[30rem]:grid-cols-2">
      <SelectField
        label={texts.question}
        name="pregunta"
        value={filters.pregunta ?? ''}
        onChange={({ target }) => onChange({ pregunta: Number(target.value) || null, valor: '' })}
        placeholder={texts.anyQuestion}
        options={questions.map(({ pregunta_id, texto }) => ({ id: pregunta_id, label: texto }))}
      />
      {chosen && (
        <AnswerField
          key={chosen.pregunta_id}
          question={chosen}
          value={filters.valor}
          onChange={(valor) => onChange({ valor })}
        />
      )}
    </div>
  )
}

interface AnswerFieldProps {
  question: AskedQuestion
  value: string
  onChange: (value: string) => void
}

function AnswerField({ question, value, onChange }: AnswerFieldProps) {
  if (question.tipo === 'si_no' || question.tipo === 'opcion') {
    const options =
      question.tipo === 'si_no'
        ? [
            { id: 'si', label: texts.yes },
            { id: 'no', label: texts.no },
          ]
        : question.opciones.map((option) => ({ id: option, label: option }))
    return (
      <SelectField
        label={texts.answer}
        name="valor"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={texts.anyAnswer}
        options={options}
      />
    )
  }
  return <TypedAnswer question={question} value={value} onChange={onChange} />
}

/** Takes effect when the field is left, or with Enter. */
function TypedAnswer({ question, value, onChange }: AnswerFieldProps) {
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  if (applied !== value) {
    setApplied(value)
    setTyped(value)
  }
  const isNumber = question.tipo === 'numero'
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={isNumber ? texts.least(question.unidad) : texts.words}
      name="valor"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={ANSWER_MAX}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply()
      }}
    />
  )
}
