import { requireCaller } from '#server/platform/http/access.ts'
import { os } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const auth = {
  login: os.auth.login.handler(async ({ input, context: { db, clock, address, limits } }) => ({
    session: await signIn(db, { ...input, address, limits, now: clock.now() }),
  })),

  signup: os.auth.signup.handler(async ({ input, context: { db, clock, env, address, limits } }) => {
    await spendTry(limits.signUp, address)
    return { session: await signUp(db, { ...input, minLength: env.passwordMinLength, now: clock.now() }) }
  }),

  logout: os.auth.logout.handler(async ({ context }) => {
    await closeSession(context.db, requireCaller(context).tokenHash)
    return { message: messages.loggedOut }
  }),
}
