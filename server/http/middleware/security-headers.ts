import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '#server/config/env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

// A page loads about twenty of them, so each line of their headers counts. Nothing in them is a page.
const ASSETS = '/assets/'
const assetPolicy = "default-src 'none'; frame-ancestors 'none'"
const onlyForPages = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

// The end of the policy of a page that other sites may show in a frame.
const FRAMED = '; frame-ancestors *'

/**
 * Allows only our own scripts. No frames, plugins or third parties. Keeps the headers that an answer has already: those of
 * files are stricter, those of pages allow their inline scripts, and other sites may show the pictures.
 */
export function securityHeaders({ baseUrl }: Pick<Env, 'baseUrl'>): MiddlewareHandler {
  const strictTransportSecurity = baseUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false
  const ofAssets = secureHeaders({ ...onlyForPages, overwrite: false, strictTransportSecurity, referrerPolicy: false })
  const ofOthers = secureHeaders({
    overwrite: false,
    strictTransportSecurity,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // «Cerca de mí».
    permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: [] },
    xFrameOptions: 'DENY',
  })
  const policy = contentSecurityPolicy()
  return async (c, next) => {
    await next()
    // A page says that an asset does not exist.
    const isAsset = c.req.path.startsWith(ASSETS) && c.res.status < 400
    await (isAsset ? ofAssets : ofOthers)(c, async () => {})
    const own = c.res.headers.get('content-security-policy')
    if (own?.endsWith(FRAMED)) c.res.headers.delete('x-frame-options')
    if (own === null) {
      c.res.headers.set('content-security-policy', isAsset ? assetPolicy : policy)
    }
  }
}
