import { data } from 'react-router'
import { pageMeta } from '#web/document/page-meta.ts'
import { notFoundTexts } from './texts.ts'
import type { Route } from './+types/route'
import { NotFoundPage } from './not-found-page.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: notFoundTexts.title, isHidden: true })

export const loader = () => data(null, { status: 404 })

/** A navigation inside the app needs no call to the server. */
export const clientLoader = () => null

export default function NotFound() {
  return <NotFoundPage />
}
