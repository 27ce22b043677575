import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFrameProps } from '../form-frame.tsx'

/** Props of the candidate form and the company form, in onboarding and in edit dialogs. */
export type ProfileFormProps<Values extends FieldValues, Body> = Pick<
  FormFrameProps<Values>,
  'id' | 'isPending' | 'failure' | 'onDirtyChange' | 'interruptedName'
> & {
  mode: 'create' | 'edit'
  /** The stored profile as form values. A new profile has none. */
  initial?: Values
  onSubmit: (body: Body, values: Values) => void
  /** Stores the unsaved values in this tab under this name. */
  unsavedName?: string
  /** Buttons at the end of the form. A dialog has them in its footer. */
  children?: ReactNode
}
