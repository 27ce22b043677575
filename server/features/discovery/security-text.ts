import type { Env } from '#server/config/env.ts'

const VALID_DAYS = 180

/** The contact for vulnerabilities (RFC 9116). Made for each answer, so that it never expires while the site runs. */
export function securityText({ baseUrl, brand }: Pick<Env, 'baseUrl' | 'brand'>, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
