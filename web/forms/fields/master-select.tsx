import type { Option } from '#web/ui/fields/select-field.tsx'
import { noMoreOffered } from '../texts.ts'
import { FormSelect, type FormSelectProps } from './form-select.tsx'
import { listQuery, useOptions, type MasterList } from './master-lists.ts'

type MasterSelectProps = Omit<FormSelectProps, 'options' | 'isLoading' | 'hasLoadError' | 'onRetry'> & {
  list: MasterList
  /** The stored choice. It stays in the list after it was retired. */
  kept?: Option | undefined
}

/** The specification's generic dropdown: loads one master list and sets the choice in the surrounding form. */
export function MasterSelect({ list, kept, ...select }: MasterSelectProps) {
  const { options, ...state } = useOptions(listQuery(list))
  return <FormSelect {...select} options={withKept(options, kept)} {...state} />
}

/** The choices, with the stored one among them. */
export function withKept<One extends Option>(options: readonly One[], kept: One | undefined): readonly One[] {
  if (!kept || options.length === 0 || options.some(({ id }) => id === kept.id)) return options
  return [...options, { ...kept, label: noMoreOffered(kept.label) }]
}
