import type { Ref, SelectHTMLAttributes } from 'react'
import { fieldTexts } from '#web/texts.ts'
import { classes } from '../classes.ts'
import { describedBy, FieldDescription, FieldError, FieldLabel, useFieldIds, type FieldText } from './field-frame.tsx'
import { controlClasses } from './field-style.ts'
import { ChevronDownIcon } from '../icons.tsx'
import { LoadError } from '../feedback/load-error.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export type Option = { id: number | string; label: string }

/** The state of the options. The control keeps its place and its value while they load. */
export type OptionsState = {
  options: readonly Option[]
  isLoading?: boolean | undefined
  hasLoadError?: boolean | undefined
  onRetry?: (() => void) | undefined
}

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'multiple'> &
  FieldText &
  OptionsState & {
    /** The text of the empty first option. `null` leaves it out. */
    placeholder?: string | null
    className?: string | undefined
    ref?: Ref<HTMLSelectElement>
  }

/** A native select, because phones have their own control for it. For long lists use ComboBoxField. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    options,
    isLoading,
    hasLoadError,
    onRetry,
    placeholder,
    className,
    id,
    ...select
  } = props
  const ids = useFieldIds(id)
  const described = describedBy(ids, { description, error: error ?? (hasLoadError ? fieldTexts.loadError : undefined) })
  return (
    <div data-field={select.name} className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <FieldLabel htmlFor={ids.id} isRequired={select.required} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className="relative">
        <select
          {...select}
          {...described}
          id={ids.id}
          disabled={select.disabled || isLoading || hasLoadError}
          aria-busy={isLoading || undefined}
          className={classes(controlClasses, 'appearance-none truncate pr-11')}
        >
          {isLoading ? <option value={select.value}>{fieldTexts.loading}</option> : null}
          {!isLoading && placeholder !== null && <option value="">{placeholder ?? fieldTexts.choose}</option>}
          {!isLoading &&
            options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center">
          {isLoading ? <Spinner /> : <ChevronDownIcon />}
        </span>
      </div>
      {description && <FieldDescription id={ids.descriptionId}>{description}</FieldDescription>}
      {hasLoadError && <LoadError id={ids.errorId} onRetry={onRetry} />}
      {error && !hasLoadError && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
}
