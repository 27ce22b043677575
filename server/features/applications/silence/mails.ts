import { spanishNumber } from '#contract/values/spanish/number.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { SILENCE_NOTICE_DAYS, SILENCE_PAUSE_DAYS } from '#contract/constants.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import { findOwner } from '#server/domain/companies/find-owner.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { findWarnedOn, listSilent } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A company reads no applications. */
    'company-silent': { companyId: number }
  }
}

const letters = {
  /** To a company that reads no applications. */
  companySilent: declareLetter({
    path: '/perfil-empresa?seccion=candidatos',
    unread: 4,
    days: 15,
    until: '9 de diciembre de 2026',
  })(({ path, unread, days, until }) => ({
    subject:
      unread === 1
        ? 'Una persona espera que leas su candidatura'
        : `${spanishNumber(unread)} personas esperan que leas su candidatura`,
    paragraphs: [
      `Hace ${days} días que no abres ninguna candidatura, y ${unread === 1 ? 'una persona que aplicó a tus ofertas sigue' : `${spanishNumber(unread)} personas que aplicaron a tus ofertas siguen`} sin respuesta.`,
      `Si no abres ninguna antes del ${until}, tus ofertas dejarán de publicarse hasta que lo hagas: así nadie más espera en vano.`,
    ],
    action: { label: 'Ver candidatos', path },
    notes: [
      'En cuanto abras una, tus ofertas vuelven a verse. Si ya has encontrado a alguien, marca la oferta como cubierta.',
    ],
  })),
}

/** The mail to a company that reads no applications. It names the day on which its offers will be paused. */
export const silenceMails = declareMails(letters, {
  // Nothing is sent after a reading.
  'company-silent': async ({ db, clock }, { data: { companyId } }) => {
    const [silence] = await listSilent(db, dayInMadrid(clock.now()), companyId)
    const warnedOn = await findWarnedOn(db, companyId)
    const owner = await findOwner(db, companyId)
    if (!silence || !warnedOn || !owner) return null
    const until = dayInWords(dayAfter(warnedOn, SILENCE_PAUSE_DAYS - SILENCE_NOTICE_DAYS))
    const { unread, days } = silence
    return {
      to: owner.email,
      letter: letters.companySilent({ path: '/perfil-empresa?seccion=candidatos', unread, days, until }),
    }
  },
})
