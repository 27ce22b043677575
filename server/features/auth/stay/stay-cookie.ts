import { generateCookie } from 'hono/cookie'
import type { ApiContext } from '#server/http/implement.ts'
import { createSigner, type Signer } from '#server/encryption/signer.ts'

const COOKIE = 'sesion_mantenida'

type Context = Pick<ApiContext, 'appSecret' | 'clock' | 'cookies' | 'env' | 'answerHeaders'>

/** One secret of a device that stays signed in: 256 random bits that it keeps, and a number that rises with each use. */
export interface Secret {
  family: string
  renewals: number
}

/** Sends the secret to the one call that takes it: no other request carries it, so pages stay cacheable. */
export function sendStay(context: Context, { family, renewals, expiresAt }: Secret & { expiresAt: Date }): void {
  const text = [family, renewals, signerOf(context).sign([family, renewals])].join('.')
  setCookie(context, text, Math.floor((expiresAt.getTime() - context.clock.now().getTime()) / 1000))
}

/** Removes the secret from the browser. */
export const clearStay = (context: Context): undefined => setCookie(context, '', 0)

/** The secret that the browser sends, if it is one of ours. */
export function findSecret(context: Context): Secret | null {
  const [family = '', number = '', signature = ''] = (context.cookies[COOKIE] ?? '').split('.')
  const renewals = Number(number)
  return signerOf(context).isSigned(signature, [family, renewals]) ? { family, renewals } : null
}

function setCookie({ env, answerHeaders }: Context, text: string, maxAge: number): undefined {
  const secure = env.baseUrl.startsWith('https:')
  const options = { path: '/api/auth/renew-session', maxAge, httpOnly: true, sameSite: 'Strict', secure } as const
  answerHeaders.append('set-cookie', generateCookie(COOKIE, text, options))
}

const signerOf = ({ appSecret }: Context): Signer => createSigner(appSecret, 'stay signed in')
