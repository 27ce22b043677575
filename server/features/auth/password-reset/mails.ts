import { and, eq } from 'drizzle-orm'
import { RESET_MINUTES, SIGN_IN_LINK_MINUTES } from '#contract/constants.ts'
import { account } from '#server/database/schema/schema.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { hashToken } from '#server/http/caller.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { openReset } from './open-reset.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody has forgotten a password. Null: no account has the address. */
    'password-forgotten': { accountId: number | null }
    /** They want to enter without it. */
    'sign-in-link': { accountId: number | null }
    'password-changed': { accountId: number }
  }
}

const letters = {
  passwordReset: declareLetter({ path: `/restablecer-contrasena#token=${EXAMPLE_TOKEN}`, minutes: 30 })(
    ({ path, minutes }) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para la cuenta que tiene este correo. Si has sido tú, elígela aquí.',
      ],
      action: { label: 'Elegir contraseña', path },
      notes: [
        `El enlace sirve una sola vez y caduca en ${minutes} minutos.`,
        'Si no has sido tú, no hagas nada: tu contraseña no ha cambiado.',
      ],
    }),
  ),

  signInLink: declareLetter({ path: `/entrar#token=${EXAMPLE_TOKEN}`, minutes: 15 })(({ path, minutes }) => ({
    subject: 'Tu enlace para entrar',
    paragraphs: [
      'Alguien ha pedido entrar sin contraseña en la cuenta que tiene este correo. Si has sido tú, entra aquí.',
    ],
    action: { label: 'Entrar en mi cuenta', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${minutes} minutos. No lo reenvíes: abre tu cuenta.`,
      'Si no has sido tú, no hagas nada: nadie entra sin este enlace.',
    ],
  })),

  passwordChanged: declareLetter({ path: '/recuperar-contrasena' })(({ path }) => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      'Hemos cambiado la contraseña de tu cuenta y hemos cerrado las sesiones abiertas en otros dispositivos.',
      'Si has sido tú, no tienes que hacer nada. Si no, alguien ha entrado en tu cuenta: elige enseguida otra contraseña.',
    ],
    action: { label: 'Elegir otra contraseña', path },
  })),
}

/** The mails about a password, to the owner of the account. */
export const passwordMails = declareMails(letters, {
  // The token is derived from the job, so a job that runs again sends the same mail. Neither the job's row nor the table of tokens
  // reveals it.
  'password-forgotten': async (deps, { id, data }) => {
    if (data.accountId === null) return null
    const token = createSigner(deps.appSecret, 'password reset').sign([id])
    const email = await openReset(deps, { accountId: data.accountId, tokenHash: hashToken(token) })
    if (email === null) return null
    // Password managers save the new password under this e-mail. No server sees the fragment.
    const path = `/restablecer-contrasena#token=${token}&correo=${encodeURIComponent(email)}`
    return { to: email, letter: letters.passwordReset({ path, minutes: RESET_MINUTES }) }
  },
  'sign-in-link': async (deps, { id, data }) => {
    if (data.accountId === null) return null
    const token = createSigner(deps.appSecret, 'sign-in link').sign([id])
    const to = await openReset(deps, { accountId: data.accountId, tokenHash: hashToken(token), signsIn: true })
    const letter = letters.signInLink({ path: `/entrar#token=${token}`, minutes: SIGN_IN_LINK_MINUTES })
    return to === null ? null : { to, letter }
  },
  // The owner may not have chosen the new password. An unconfirmed e-mail may be somebody else's.
  'password-changed': async ({ db }, { data }) => {
    const isOwner = and(eq(account.id, data.accountId), account.isConfirmed)
    const [owner] = await db.select({ to: account.email }).from(account).where(isOwner)
    return owner && { ...owner, letter: letters.passwordChanged({ path: '/recuperar-contrasena' }) }
  },
})
