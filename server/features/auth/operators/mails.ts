import { OPERATOR_SETUP_HOURS } from '#contract/constants.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { openInvitation } from './setup-link.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An operator has made another one, who gets the link to set up password and device. */
    'operator-invited': { accountId: number }
  }
}

const letters = {
  operatorInvited: declareLetter({ path: `/gestion/alta#token=${EXAMPLE_TOKEN}`, hours: 24 })(({ path, hours }) => ({
    subject: 'Configura tu acceso de operador',
    paragraphs: [
      'Ya puedes entrar en la gestión del sitio. Antes elige una contraseña y configura una aplicación de autenticación en tu móvil.',
    ],
    action: { label: 'Configurar el acceso', path },
    notes: [`El enlace sirve una sola vez y caduca en ${hours} horas. Si no lo esperabas, no hagas nada.`],
  })),
}

/** The mails to operators about their own access. */
export const invitationMails = declareMails(letters, {
  // The token is derived from the job, so a job that runs again sends the same mail, and nothing after the set-up.
  'operator-invited': async ({ db, clock, appSecret }, { id, data }) => {
    const token = createSigner(appSecret, 'operator setup').sign([id])
    const to = await openInvitation(db, data.accountId, { token, now: clock.now() })
    const path = `/gestion/alta#token=${token}`
    return to ? { to, letter: letters.operatorInvited({ path, hours: OPERATOR_SETUP_HOURS }) } : null
  },
})
