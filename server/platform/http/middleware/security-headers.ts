import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '#server/config/env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * Allows only our own scripts. No frames, plugins or third parties. Keeps the headers that an answer has already: those of
 * files are stricter, those of pages allow their inline scripts, and other sites may show the pictures.
 */
export function securityHeaders({ baseUrl }: Pick<Env, 'baseUrl'>): MiddlewareHandler {
  const others = secureHeaders({
    overwrite: false,
    strictTransportSecurity: baseUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    xFrameOptions: 'DENY',
  })
  const policy = contentSecurityPolicy()
  return async (c, next) => {
    await others(c, next)
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', policy)
  }
}
