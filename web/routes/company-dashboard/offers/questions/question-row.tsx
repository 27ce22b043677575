import { useFormContext, useWatch } from 'react-hook-form'
import { OPTIONS_MAX, OPTIONS_MIN, QUESTION_KINDS } from '#contract/constants.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { OfferValues } from '../form/offer-schema.ts'
import { RefusedNote } from './refused-note.tsx'
import { questionTexts as texts } from './texts.ts'

interface QuestionRowProps {
  index: number
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const kinds = QUESTION_KINDS.map((kind) => ({ id: kind, label: texts.kinds[kind] }))

export function QuestionRow({ index, ...row }: QuestionRowProps) {
  const { register, control, formState } = useFormContext<OfferValues>()
  const values = useWatch({ control, name: `preguntas.${index}` })
  const errors = formState.errors.preguntas?.[index]
  const name = <Field extends string>(field: Field) => `preguntas.${index}.${field}` as const
  const title = texts.number(index + 1)
  return (
    <li>
      <fieldset className="grid min-w-0 gap-4 rounded-card border border-border p-4">
        <legend className="sr-only">{title}</legend>
        <div className="flex items-center justify-between gap-3">
          <p aria-hidden="true" className="font-semibold">
            {title}
          </p>
          <RowButtons index={index} {...row} />
        </div>
        <div className="grid gap-2">
          <TextField
            {...register(name('texto'))}
            label={texts.text}
            required
            autoComplete="off"
            error={errors?.texto?.message}
          />
          <RefusedNote question={values} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 small:grid-cols-2">
          <SelectField {...register(name('tipo'))} label={texts.kind} options={kinds} placeholder={null} />
          {values.tipo === 'numero' && (
            <TextField
              {...register(name('unidad'))}
              label={texts.unit}
              description={texts.unitHint}
              autoComplete="off"
              error={errors?.unidad?.message}
            />
          )}
          {values.tipo === 'opcion' && (
            <TextAreaField
              {...register(name('opciones'))}
              label={texts.options}
              description={texts.optionsHint(OPTIONS_MIN, OPTIONS_MAX)}
              required
              rows={4}
              error={errors?.opciones?.message}
            />
          )}
        </div>
        <SwitchField {...register(name('obligatoria'))} label={texts.required} onText={texts.yes} offText={texts.no} />
      </fieldset>
    </li>
  )
}

function RowButtons({ index, isLast, onMove, onRemove }: QuestionRowProps) {
  const number = index + 1
  return (
    <div className="flex gap-2">
      <IconButton
        label={texts.up(number)}
        icon={<ChevronDownIcon className="rotate-180" />}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton label={texts.down(number)} icon={<ChevronDownIcon />} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton variant="danger" label={texts.remove(number)} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  )
}
