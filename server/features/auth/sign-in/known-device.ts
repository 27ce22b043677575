import { randomBytes } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import type { ApiContext } from '#server/http/implement.ts'
import { createSigner, type Signer } from '#server/encryption/signer.ts'

// The device cookie of OWASP. A browser that has signed in to an account has its own limit of tries there, so that
// strangers cannot lock the owner out. It grants nothing else: the password is still needed.

const COOKIE = 'dispositivo'
const LIFETIME_SECONDS = 180 * 24 * 3600
/** People share a computer: the cookie keeps one token for each of the last accounts. */
const ACCOUNTS_MAX = 5

type Context = Pick<ApiContext, 'appSecret' | 'clock' | 'cookies' | 'env' | 'answerHeaders'>

/** Whether the browser says that it has signed in here before. */
export const sendsDevices = (context: Pick<Context, 'cookies'>): boolean => context.cookies[COOKIE] !== undefined

/** The random id of this device, if it has signed in to the account before. */
export function findDevice(context: Context, accountId: number): string | undefined {
  const signer = signerOf(context)
  const token = listTokens(context).find((text) => isTokenOf(signer, { text, accountId, now: secondsOf(context) }))
  return token?.split('.')[0]
}

/** Sends the cookie that makes this a known device of the account. Each sign-in renews its id and its lifetime. */
export function rememberDevice(context: Context, accountId: number): void {
  const signer = signerOf(context)
  const now = secondsOf(context)
  const others = listTokens(context).filter((text) => !isTokenOf(signer, { text, accountId, now }))
  const id = randomBytes(16).toString('base64url')
  const expires = String(now + LIFETIME_SECONDS)
  const token = [id, expires, signer.sign([accountId, id, expires])].join('.')
  const cookie = generateCookie(COOKIE, [token, ...others].slice(0, ACCOUNTS_MAX).join('~'), {
    path: '/api/auth',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.env.baseUrl.startsWith('https:'),
  })
  context.answerHeaders.append('set-cookie', cookie)
}

function isTokenOf(
  signer: Signer,
  { text, accountId, now }: { text: string; accountId: number; now: number },
): boolean {
  const [id = '', expires = '', signature = ''] = text.split('.')
  return signer.isSigned(signature, [accountId, id, expires]) && Number(expires) > now
}

const signerOf = ({ appSecret }: Context): Signer => createSigner(appSecret, 'known devices')
const secondsOf = ({ clock }: Context): number => Math.floor(clock.now().getTime() / 1000)
const listTokens = ({ cookies }: Context): string[] => (cookies[COOKIE]?.split('~') ?? []).slice(0, ACCOUNTS_MAX)
