import { Outlet } from 'react-router'
import { QueryProvider } from '#web/api/query-provider.tsx'
import { FollowSessionEnd } from './follow-session-end.tsx'
import { requireSession } from './guard.ts'

/** Runs before any loader below: nothing private is asked for, or shown, before the session is known. */
export const clientMiddleware = [requireSession]

/** Without one the server would render what is inside. */
export const clientLoader = () => null

/** The guard renders nothing until the stored token has been read. */
export const HydrateFallback = () => null

export default function PrivateLayout() {
  return (
    <QueryProvider>
      <FollowSessionEnd after="elsewhere" />
      <Outlet />
    </QueryProvider>
  )
}
