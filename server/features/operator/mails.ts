import { ROLE_COMPANY } from '#contract/constants.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { findDecided } from './accounts/queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An operator has disabled an account, or enabled it again. The moment, in milliseconds, is that of the act in the register. */
    'account-disabled': { accountId: number; isDisabled: boolean; decidedAt: number }
  }
}

const letters = {
  accountDisabled: declareLetter({
    path: '/condiciones',
    reason: 'Has enviado mensajes ofensivos a varias empresas en tus candidaturas.',
    isCompany: false,
    contact: 'hola@empleo.example',
  })(({ path, reason, isCompany, contact }) => ({
    subject: 'Hemos desactivado tu cuenta',
    paragraphs: [
      'Una persona de nuestro equipo ha desactivado tu cuenta. Hemos cerrado sus sesiones y ya no se puede entrar en ella. El motivo:',
      reason,
      isCompany
        ? 'Los candidatos ya no ven tus ofertas. Hemos cerrado las candidaturas que esperaban respuesta y se lo hemos dicho a esas personas. Si tenías el plan Premium, no volveremos a cobrarte.'
        : 'Si has enviado candidaturas, las empresas que las recibieron las conservan. Ya no te enviaremos avisos ni sugerencias.',
      `Si no estás de acuerdo, escríbenos a ${contact} y dinos por qué: lo miraremos otra vez. También puedes acudir a los juzgados.`,
    ],
    action: { label: 'Leer las condiciones de uso', path },
    notes: [
      `Tus datos siguen siendo tuyos: si quieres una copia o que los borremos, pídelo en ${contact} desde este correo.`,
    ],
  })),

  accountEnabled: declareLetter({
    path: '/autenticacion',
    reason: 'Nos has explicado que alguien usó tu cuenta sin permiso.',
    isCompany: true,
  })(({ path, reason, isCompany }) => ({
    subject: 'Hemos reactivado tu cuenta',
    paragraphs: [
      'Ya puedes volver a entrar en tu cuenta, y sus datos son los de antes. El motivo:',
      reason,
      ...(isCompany
        ? [
            'Tus ofertas activas vuelven a verse, salvo que tu empresa ya estuviera suspendida. Las candidaturas que se cerraron siguen cerradas: puedes volver a abrir las que quieras. Si tenías el plan Premium, puedes contratarlo otra vez.',
          ]
        : []),
    ],
    action: { label: 'Iniciar sesión', path },
  })),
}

/** The mails about what operators decide about an account, to its owner. */
export const operatorMails = declareMails(letters, {
  // Nothing is sent about a decision that is not the last one.
  'account-disabled': async ({ db, env }, { data }) => {
    const found = await findDecided(db, data)
    if (!found) return null
    const { email: to, reason, role } = found
    const told = { reason, isCompany: role === ROLE_COMPANY }
    const letter = data.isDisabled
      ? letters.accountDisabled({ path: '/condiciones', ...told, contact: env.brand.email })
      : letters.accountEnabled({ path: '/autenticacion', ...told })
    return { to, letter }
  },
})
