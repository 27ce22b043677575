import { dayInWords } from '#contract/values/spanish/day.ts'
import { DELETION_DAYS } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { findNotice, markSent } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An account is not used: its owner gets a letter. */
    'idle-notice': { accountId: number; kind: 'first' | 'last' }
  }
}

const letters = {
  /** To an account that nobody has used for long. */
  idleAccount: declareLetter({
    path: '/autenticacion',
    since: '21 de noviembre de 2026',
    until: '22 de noviembre de 2028',
    days: 14,
  })(({ path, since, until, days }) => ({
    subject: `Cerraremos tu cuenta si no la usas antes del ${until}`,
    paragraphs: [
      `Nadie ha entrado en tu cuenta desde el ${since}, y no guardamos los datos de cuentas que no se usan.`,
      `Para conservarla, inicia sesión antes del ${until}. Si no, ese día la cerraremos, y ${days} días después borraremos tus datos y tus archivos.`,
    ],
    action: { label: 'Iniciar sesión', path },
    notes: ['Si ya no la necesitas, no tienes que hacer nada. También puedes eliminarla tú en «Mi cuenta».'],
  })),

  /** The same to an account that an operator has disabled: its owner cannot sign in. */
  disabledAccountEnds: declareLetter({
    path: '/privacidad',
    until: '22 de noviembre de 2028',
    days: 14,
  })(({ path, until, days }) => ({
    subject: `Cerraremos tu cuenta desactivada el ${until}`,
    paragraphs: [
      `Tu cuenta está desactivada, y no guardamos los datos de cuentas que no se usan. El ${until} la cerraremos, y ${days} días después borraremos tus datos y tus archivos.`,
      'Si no estás de acuerdo con que esté desactivada, o si antes quieres una copia de tus datos, escríbenos.',
    ],
    action: { label: 'Ver cómo tratamos tus datos', path },
    notes: ['Si ya no la necesitas, no tienes que hacer nada.'],
  })),
}

/** The mails about an account that nobody uses, to its owner. */
export const idleAccountMails = declareMails(letters, {
  // Without a letter that was taken by the mail server no account is closed: the outbox does not count. Nothing is sent if the account
  // was used meanwhile, or if the job runs again.
  'idle-notice': async ({ db, clock, env }, { data }) => {
    if (!env.mail.smtpUrl) return null
    const today = dayInMadrid(clock.now())
    const notice = await findNotice(db, data, { ...env.retention, today })
    if (!notice) return null
    const told = { until: dayInWords(notice.until), days: DELETION_DAYS }
    const letter = notice.isDisabled
      ? letters.disabledAccountEnds({ path: '/privacidad', ...told })
      : letters.idleAccount({ path: '/autenticacion', since: dayInWords(notice.since), ...told })
    return { to: notice.email, letter, onSent: () => markSent(db, data, today) }
  },
})
