import { DELETION_DAYS, ROLE_COMPANY } from '#contract/constants.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { hashToken } from '#server/http/caller.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { saveToken } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody wants to delete an account, or it was not used for too long. The id is that of the request. */
    'deletion-requested': { deletionId: string }
  }
}

/** Of a company's closed account. */
const companyLeaves =
  'Avisamos a quienes esperaban respuesta de tu empresa, y sus candidaturas quedan cerradas aunque la recuperes. Conservan durante unos meses la oferta y lo que les escribiste.'

const example = { path: `/recuperar-cuenta#token=${EXAMPLE_TOKEN}`, isCompany: true }

const letters = {
  accountDeletion: declareLetter({ ...example, days: 14 })(({ path, days, isCompany }) => ({
    subject: 'Hemos cerrado tu cuenta',
    paragraphs: [
      `Nos has pedido eliminar tu cuenta. Ya no aparece en el sitio, y dentro de ${days} días borraremos tus datos y tus archivos.`,
      'Si cambias de idea, o si no has sido tú, hasta entonces puedes recuperarla. Si no has sido tú, elige después otra contraseña.',
    ],
    action: { label: 'Recuperar mi cuenta', path },
    notes: [
      'Pasado ese plazo ya no será posible.',
      ...(isCompany
        ? [
            companyLeaves,
            'Si tenías el plan Premium, no volveremos a cobrarte. La ley nos obliga a guardar las facturas durante seis años.',
          ]
        : []),
    ],
  })),

  idleAccountClosed: declareLetter({ ...example, days: 14, months: 24 })(({ path, days, months, isCompany }) => ({
    subject: 'Hemos cerrado tu cuenta',
    paragraphs: [
      `Nadie ha usado tu cuenta en ${months} meses. Ya no aparece en el sitio, y dentro de ${days} días borraremos tus datos y tus archivos.`,
      'Hasta entonces puedes recuperarla.',
    ],
    action: { label: 'Recuperar mi cuenta', path },
    notes: ['Pasado ese plazo ya no será posible.', ...(isCompany ? [companyLeaves] : [])],
  })),
}

/** The mails about a closed account, to its owner. */
export const deletionMails = declareMails(letters, {
  // The token of the link is derived from the job: a job that runs again sends the same mail.
  'deletion-requested': async ({ db, appSecret, env }, { id, data }) => {
    const token = createSigner(appSecret, 'undo deletion').sign([id])
    const found = await saveToken(db, data.deletionId, hashToken(token))
    if (!found) return null
    const terms = {
      path: `/recuperar-cuenta#token=${token}`,
      days: DELETION_DAYS,
      isCompany: found.role === ROLE_COMPANY,
    }
    const letter = found.isIdle
      ? letters.idleAccountClosed({ ...terms, months: env.retention.idleAccountMonths })
      : letters.accountDeletion(terms)
    return { to: found.email, letter }
  },
})
