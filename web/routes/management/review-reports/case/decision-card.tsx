import { useState } from 'react'
import * as z from 'zod/mini'
import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import { REVIEW_REASONS } from '#contract/values/review-reasons.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { proposedText } from '#web/forms/reasons/proposed-text.ts'
import { explanation } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { reviewNotes, reviewOptions } from '../../review-choice.ts'
import { caseTexts as texts, keptTexts } from '../texts.ts'
import { Question } from './question.tsx'
import { useDecide, type Verdict } from './use-decide.ts'

const schema = z.object({
  motivo: z.string(),
  explicacion: explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX }, texts.explanationShort),
})

/** Hides the offer or not, after a question. The explanation is required for both. */
export function DecisionCard({ one }: { one: ReportCaseDetails }) {
  const form = useCheckedForm(schema, { motivo: '', explicacion: '' })
  const [asked, setAsked] = useState<Verdict | null>(null)
  const { isPending, send } = useDecide(one, () => setAsked(null))
  const { errors } = form.formState
  const isHidden = one.situacion === 'retirada'
  const askToHide = ({ explicacion, motivo }: z.infer<typeof schema>) => {
    const grounds = REVIEW_REASONS.find((reason) => reason === motivo)
    if (!grounds) return form.setError('motivo', { message: texts.groundsMissing }, { shouldFocus: true })
    setAsked({ decision: 'retirar', motivo: grounds, explicacion })
  }
  const askToKeep = form.handleSubmit(({ explicacion }) => setAsked({ decision: 'no_procede', explicacion }))
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-20 font-semibold">{texts.decide}</h2>
      <FormFrame
        id="decidir"
        interruptedName={`denuncia:${one.caso_id}`}
        form={form}
        onSubmit={askToHide}
        isPending={isPending}
      >
        <SelectField
          {...form.register('motivo', {
            onChange: (event: { target: { value: string } }) => {
              const note = proposedText(reviewNotes, event.target.value, form.getValues('explicacion'))
              if (note !== null) form.setValue('explicacion', note, { shouldDirty: true })
            },
          })}
          label={texts.grounds}
          description={texts.groundsNote}
          placeholder={texts.choose}
          options={reviewOptions}
          error={errors.motivo?.message}
        />
        <TextAreaField
          {...form.register('explicacion')}
          label={texts.explanation}
          description={texts.decideNote}
          error={errors.explicacion?.message}
          rows={4}
          required
        />
        <p className="text-14 text-gray-text">{keptTexts[one.situacion]}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {isHidden ? texts.stayWithdrawn : texts.withdraw}
          </Button>
          <Button variant="secondary" onClick={() => void askToKeep()}>
            {isHidden ? texts.restore : texts.keep}
          </Button>
        </div>
      </FormFrame>
      <Question
        verdict={asked}
        situation={one.situacion}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={send}
      />
    </Card>
  )
}
