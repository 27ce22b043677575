import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ComboBoxField } from '#web/ui/fields/combo-box-field.tsx'
import { manyTexts as texts } from '../texts.ts'
import { ChosenChip } from './chosen-chip.tsx'
import type { Choice } from './master-lists.ts'

interface FormManyProps {
  name: string
  label: string
  /** How many may be chosen. */
  max: number
  options: readonly Choice[]
  isLoading?: boolean | undefined
  hasLoadError?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** Several choices of a long list. Each chosen one is a chip below the field, with a button that removes it. */
export function FormMany({ name, label, max, options, ...state }: FormManyProps) {
  const { control } = useFormContext<Record<string, number[]>>()
  const { field, fieldState } = useController({ name, control })
  const input = useRef<HTMLInputElement>(null)
  const chosen = field.value ?? []
  const isFull = chosen.length >= max
  const remove = (id: number) => {
    field.onChange(chosen.filter((other) => other !== id))
    // The button is gone. A full field can be used again only after it has rendered.
    requestAnimationFrame(() => input.current?.focus())
  }
  return (
    <div className="grid min-w-0 content-start gap-2">
      <ComboBoxField
        {...state}
        // Empties the text of the field after each choice.
        key={chosen.join()}
        name={name}
        label={label}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        options={options.filter(({ id }) => !chosen.includes(id))}
        value={null}
        placeholder={chosen.length > 0 ? texts.more : texts.first}
        isDisabled={isFull}
        description={isFull ? texts.full(max) : undefined}
        onBlur={field.onBlur}
        onChange={(id) => {
          if (id === null) return
          field.onChange([...chosen, id])
          requestAnimationFrame(() => input.current?.focus())
        }}
        error={fieldState.error?.message}
      />
      {chosen.length > 0 && (
        <ul aria-label={texts.chosen(label)} className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <ChosenChip
              key={id}
              label={options.find((option) => option.id === id)?.label ?? ''}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
