import { Outlet } from 'react-router'
// Every private page makes calls at once: what sends them loads with it.
import '#web/api/network-client.ts'
import { QueryProvider } from '#web/api/query-provider.tsx'
import { NeedsScripts } from '#web/ui/feedback/needs-scripts.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { FollowSessionEnd } from '#web/session/follow-session-end.tsx'
import { requireSession } from '#web/session/guard.ts'
import { useSession } from '#web/session/use-session.ts'
import { EmailBanner } from './email-banner.tsx'

/** Runs before any loader below it: nothing private is loaded or shown before the session is known. */
export const clientMiddleware = [requireSession]

/** Without a clientLoader the server would render the private pages. */
export const clientLoader = () => null

/** The guard renders nothing until the stored token has been read. After that it shows that the page is loading. */
export function HydrateFallback() {
  const { token } = useSession()
  if (!token) return <NeedsScripts />
  return (
    <div className="comes-late pt-24">
      <LoadingState />
    </div>
  )
}

export default function PrivateLayout() {
  return (
    <QueryProvider>
      <FollowSessionEnd after="elsewhere" />
      <EmailBanner />
      <Outlet />
    </QueryProvider>
  )
}
