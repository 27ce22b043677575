import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import { use, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { CountMailVisit } from './frames/count-mail-visit.tsx'
import { ErrorPage } from './frames/error-page.tsx'
import { ShowAgain } from './frames/show-again.tsx'
import { NoEval } from './document/no-eval.tsx'
import { Nonce } from './document/nonce.ts'
import { pageMeta } from './document/page-meta.ts'
import { MissingPage } from './routes/not-found/not-found-page.tsx'
import { SessionHint } from './session/session-hint.tsx'
import { getSession } from './tab-storage/session-store.ts'
import { FollowSessionEnd } from './session/follow-session-end.tsx'
import { siteContext } from './document/site.ts'
import styles from './styles/app.css?url'
import { rootTexts } from './texts.ts'
import { noticePage, NoticeProvider } from './ui/feedback/notice.tsx'
import { SkipLink } from './ui/navigation/skip-link.tsx'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

// By its address: the sheet of a chunk would be loaded again by each chunk that is loaded later and needs it.
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  // For browsers without support for SVG icons.
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: rootTexts.feed, href: '/feeds/ofertas.rss' },
  font(poppins400),
  font(poppins600),
]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { description: rootTexts.description })

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(siteContext) })

/** The operator's configuration doesn't change while the process lives. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce)
  return (
    // The script in the head adds an attribute before React starts.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffc800" />
        <SessionHint nonce={nonce} />
        <NoEval nonce={nonce} />
        <Meta />
        {/* Only scripts are marked with the nonce, which the server replaces by hashes. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const isSessionEnding = () => getSession().end === 'refused'

export default function Root() {
  return (
    <NoticeProvider page={noticePage(useLocation())} isEnding={isSessionEnding}>
      <FollowSessionEnd after="refused" />
      <CountMailVisit />
      <ShowAgain>
        <Outlet />
      </ShowAgain>
    </NoticeProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <MissingPage /> : <ErrorPage error={error} />
}
