import { requireRole } from '#web/session/guard.ts'

export { Outlet as default } from 'react-router'

/** Inside the private layout: only operators from here on. */
export const clientMiddleware = [requireRole('operator')]
