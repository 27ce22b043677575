import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { labelClasses } from './field-style.ts'
import { AlertIcon } from '../icons.tsx'
import { RequiredMark } from './field-frame.tsx'

/** The label, hint and error for fields of React Aria. They look like those of FieldFrame. */
export function AriaLabel({ isRequired, children }: { isRequired: boolean; children: ReactNode }) {
  return (
    <span className="flex gap-1">
      {/* Of a date it is no `label` element. The summary of errors reads it. */}
      <Label data-label="" className={labelClasses}>
        {children}
      </Label>
      {isRequired && <RequiredMark />}
    </span>
  )
}

export function AriaDescription({ children }: { children: ReactNode }) {
  return (
    <Text slot="description" className="text-13 text-gray-text">
      {children}
    </Text>
  )
}

/** Shows only while the field is marked invalid. */
export function AriaError({ children }: { children: ReactNode }) {
  return (
    <FieldError className="flex items-start gap-1.5 text-14 font-medium text-red">
      <AlertIcon size={16} className="mt-[0.2em] shrink-0" />
      {children}
    </FieldError>
  )
}

export const popoverClasses =
  'popover-fade z-50 overflow-auto rounded-card border border-border bg-white shadow-raised outline-none'
