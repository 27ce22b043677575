import { FormSelect, type FormSelectProps } from './form-select.tsx'
import { listQuery, useOptions, type MasterList } from './master-lists.ts'

type MasterSelectProps = Omit<FormSelectProps, 'options' | 'isLoading' | 'hasLoadError' | 'onRetry'> & {
  list: MasterList
}

/** The specification's generic dropdown: one master list, loaded by itself, chosen into the form around it. */
export function MasterSelect({ list, ...select }: MasterSelectProps) {
  return <FormSelect {...select} {...useOptions(listQuery(list))} />
}
