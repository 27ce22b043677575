import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { QUESTIONS_MAX } from '#contract/constants.ts'
import { FormSection } from '#web/forms/form-layout.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import type { OfferValues } from '../form/offer-schema.ts'
import { QuestionRow } from './question-row.tsx'
import { emptyQuestion } from './question-schema.ts'
import { questionTexts as texts } from './texts.ts'

/** The questions of an offer, in their order. */
export function QuestionRows() {
  const { control, setFocus } = useFormContext<OfferValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'preguntas' })
  const rows = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = fields.length >= QUESTIONS_MAX
  const takeAway = (index: number) => {
    remove(index)
    const next = Math.min(index, fields.length - 2)
    // After the next render: the row that moved up, the last one, or the button that adds one.
    requestAnimationFrame(() => (next < 0 ? addButton.current?.focus() : setFocus(`preguntas.${next}.texto`)))
  }
  const moveBy = (index: number, step: -1 | 1) => {
    move(index, index + step)
    // The pressed button, which is now in another place. At the end it is disabled: then the other one.
    requestAnimationFrame(() => {
      const [up, down] = rows.current?.children[index + step]?.querySelectorAll('button') ?? []
      const order = step < 0 ? [up, down] : [down, up]
      order.find((button) => button?.disabled === false)?.focus()
    })
  }
  return (
    <FormSection title={texts.title} level={3}>
      <p className="-mt-2 text-14 text-gray-text">{texts.hint(QUESTIONS_MAX)}</p>
      <ol ref={rows} className="grid gap-4 empty:hidden">
        {fields.map(({ id }, index) => (
          <QuestionRow
            key={id}
            index={index}
            isLast={index === fields.length - 1}
            onMove={(step) => moveBy(index, step)}
            onRemove={() => takeAway(index)}
          />
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        icon={<PlusIcon />}
        onClick={() => append(emptyQuestion, { focusName: `preguntas.${fields.length}.texto` })}
        disabled={isFull}
        className="self-start"
      >
        {texts.add}
      </Button>
      <p role="status" className="text-14 text-gray-text empty:hidden">
        {isFull && texts.full(QUESTIONS_MAX)}
      </p>
      <p className="text-14 text-gray-text">{texts.forbidden}</p>
    </FormSection>
  )
}
