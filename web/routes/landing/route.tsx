import { redirect } from 'react-router'

// Until the landing page is there, the offers stand in for it.
export const loader = () => redirect('/pagina-principal')
export const clientLoader = () => redirect('/pagina-principal')

export default function Landing() {
  return null
}
