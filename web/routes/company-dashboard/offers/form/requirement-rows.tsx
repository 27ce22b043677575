import { useFieldArray, useFormContext } from 'react-hook-form'
import { REQUIREMENTS_MAX } from '#contract/constants.ts'
import { offerFieldTexts } from '#web/forms/offer-texts.ts'
import { offerTexts as texts } from '../../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { controlClasses } from '#web/ui/fields/field-style.ts'
import { emptyRequirement, type OfferValues } from './offer-schema.ts'

/** Between one row, which may stay empty, and as many as the server accepts. */
export function RequirementRows() {
  const { control, setFocus, setValue } = useFormContext<OfferValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements_list' })
  const isFull = fields.length >= REQUIREMENTS_MAX
  const takeAway = (index: number) => {
    if (fields.length > 1) remove(index)
    else setValue('requirements_list.0.descripcion', '', { shouldDirty: true, shouldValidate: true })
    // After the next render: the row that moved up, or the last one.
    const next = Math.max(0, Math.min(index, fields.length - 2))
    requestAnimationFrame(() => setFocus(`requirements_list.${next}.descripcion`))
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-18 font-semibold">{offerFieldTexts.requirements}</legend>
      {fields.map(({ id }, index) => (
        <RequirementRow key={id} index={index} onRemove={() => takeAway(index)} />
      ))}
      <Button
        variant="secondary"
        size="small"
        icon={<PlusIcon />}
        onClick={() => append(emptyRequirement)}
        disabled={isFull}
        className="justify-self-start"
      >
        {texts.addRequirement}
      </Button>
      <p role="status" className="text-14 text-gray-text empty:hidden">
        {isFull && texts.requirementsFull(REQUIREMENTS_MAX)}
      </p>
    </fieldset>
  )
}

function RequirementRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<OfferValues>()
  const name = `requirements_list.${index}.descripcion` as const
  const error = formState.errors.requirements_list?.[index]?.descripcion?.message
  const label = texts.requirement(index + 1)
  return (
    <div data-field={name} className="grid gap-1.5">
      <div className="flex gap-2">
        <input
          {...register(name)}
          aria-label={label}
          placeholder={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          autoComplete="off"
          className={controlClasses}
        />
        <IconButton
          variant="danger"
          label={texts.removeRequirement(index + 1)}
          icon={<CloseIcon />}
          onClick={onRemove}
          className="self-center"
        />
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
