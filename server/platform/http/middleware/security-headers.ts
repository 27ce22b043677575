import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Env } from '#server/config/env.ts'

/**
 * Allows only our own scripts or those with the nonce of this answer. No frames, plugins or third parties. Keeps the
 * headers that an answer has already: those of files are stricter, and other sites may show the pictures.
 */
export const securityHeaders = ({ baseUrl }: Pick<Env, 'baseUrl'>) =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      // React Aria places popovers with style attributes, and React sets sizes with them.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: baseUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    xFrameOptions: 'DENY',
  })
