import { FormSelect, type FormSelectProps } from './form-select.tsx'
import { listQuery, useOptions, type MasterList } from './master-lists.ts'

type MasterSelectProps = Omit<FormSelectProps, 'options' | 'isLoading' | 'hasLoadError' | 'onRetry'> & {
  list: MasterList
}

/** The specification's generic dropdown: loads one master list and sets the choice in the surrounding form. */
export function MasterSelect({ list, ...select }: MasterSelectProps) {
  return <FormSelect {...select} {...useOptions(listQuery(list))} />
}
