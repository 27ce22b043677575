import { requireRole } from '#web/session/guard.ts'

export { Outlet as default } from 'react-router'

/** Inside the private layout: only companies from here on. */
export const clientMiddleware = [requireRole('company')]
