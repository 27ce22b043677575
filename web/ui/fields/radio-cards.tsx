import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError, RequiredMark } from './field-frame.tsx'
import { labelClasses } from './field-style.ts'
import { CheckIcon } from '../icons.tsx'

export type RadioCard<Value extends string | number> = {
  value: Value
  title: string
  description?: ReactNode
  /** To the left: an icon, a PDF badge, an illustration. */
  leading?: ReactNode
  isDisabled?: boolean
}

export type RadioCardsProps<Value extends string | number> = {
  label: string
  name: string
  cards: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  isRequired?: boolean
  isLabelHidden?: boolean
  error?: string | null | undefined
  className?: string
}

const card =
  'relative flex min-h-14 w-full items-center gap-3 rounded-card border border-control-border bg-white p-4 text-left ' +
  'transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-yellow-soft ' +
  'has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:border-border has-disabled:bg-surface has-disabled:text-gray-text ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

/** A choice between a few cards. Native radio buttons, so that arrow keys and form data work. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { label, name, cards, value, onChange, isRequired, isLabelHidden, error, className } = props
  const errorId = useId()
  return (
    <fieldset data-field={name} className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className={classes(labelClasses, 'mb-1.5', isLabelHidden && 'sr-only')}>
        <span>{label}</span> {isRequired && <RequiredMark />}
      </legend>
      <div className={classes('grid gap-3', className)}>
        {cards.map((item) => (
          <label key={item.value} className={card}>
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              disabled={item.isDisabled}
              onChange={() => onChange(item.value)}
              className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-card opacity-0"
            />
            <CardBody {...item} />
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function CardBody({ title, description, leading }: Pick<RadioCard<string>, 'title' | 'description' | 'leading'>) {
  return (
    <>
      {leading}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{title}</span>
        {description && <span className="text-14 text-gray-text">{description}</span>}
      </span>
      <span className="grid size-6 shrink-0 place-items-center rounded-chip border-2 border-control-border text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-yellow">
        <CheckIcon size={14} strokeWidth={3} />
      </span>
    </>
  )
}
