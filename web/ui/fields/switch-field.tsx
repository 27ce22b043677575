import type { InputHTMLAttributes, Ref } from 'react'
import { classes } from '../classes.ts'
import { describedBy, useFieldIds } from './field-frame.tsx'

export type SwitchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  /** The words for on and off, beside the switch. */
  onText?: string
  offText?: string
  hint?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

const track =
  'pointer-events-none relative h-7 w-12 shrink-0 rounded-chip border-2 border-control-border bg-white transition-colors duration-150 ' +
  'peer-checked:border-ink peer-checked:bg-yellow peer-disabled:border-border peer-disabled:bg-surface ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus-color) ' +
  'after:absolute after:top-1 after:left-1 after:size-4 after:rounded-chip after:bg-control-border after:transition-transform ' +
  'after:duration-150 peer-checked:after:translate-x-5 peer-checked:after:bg-ink'

export function SwitchField(props: SwitchFieldProps) {
  const { label, onText, offText, hint, className, id: givenId, ...input } = props
  const ids = useFieldIds(givenId)
  const { id } = ids
  return (
    <div data-field={input.name} className={classes('min-w-0', className)}>
      <label htmlFor={id} className="relative flex min-h-11 flex-wrap items-center gap-x-3 text-16">
        <input
          {...input}
          {...describedBy(ids, { description: hint })}
          id={id}
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        />
        <span className={track} />
        {/* As wide as the space beside the track. */}
        <span className="max-w-[calc(100%-3.75rem)] text-14 font-medium peer-disabled:text-gray-text">{label}</span>
        {onText && <StateText className="hidden peer-checked:inline">{onText}</StateText>}
        {offText && <StateText className="peer-checked:hidden">{offText}</StateText>}
      </label>
      {hint && (
        <p id={ids.descriptionId} className="text-13 text-gray-text">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Screen readers already read the state of the switch. */
function StateText({ className, children }: { className: string; children: string }) {
  return (
    <span aria-hidden="true" className={classes('text-14 text-gray-text', className)}>
      {children}
    </span>
  )
}
