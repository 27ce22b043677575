import { replace } from 'react-router'

export const clientLoader = () => replace('/gestion/revision/empresas')

export default function FirstTab() {
  return null
}
