import { redirect } from 'react-router'

/** The start of the operators' pages. */
export const clientLoader = () => redirect('/gestion/registro')

export default function Management() {
  return null
}
