import { reviewReasons } from '#contract/values/review-reasons.ts'
import { dayInMadrid } from '#server/clock.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { findDecision } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An operator decided about an offer. `decidedAt` in milliseconds. Jobs of the release before have none. */
    'offer-reviewed': { offerId: number; decision: 'approved' | 'rejected'; decidedAt?: number }
  }
}

const example = { path: '/perfil-empresa?seccion=ofertas&oferta=7', name: 'Panadero/a de obrador «El Faro»' }

const letters = {
  /** To the company of an offer that was held or rejected. */
  offerApproved: declareLetter(example)(({ path, name }) => ({
    subject: 'Tu oferta ya está publicada',
    paragraphs: [`Hemos revisado «${name}» y ya se ve. Las personas que buscan trabajo pueden aplicar.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Si cambias el nombre, la descripción, el salario, el lugar o los requisitos, la volveremos a revisar.'],
  })),

  /** The same where candidates do not find it yet: it or its project is switched off, it has ended, or its company is suspended. */
  offerApprovedUnseen: declareLetter(example)(({ path, name }) => ({
    subject: 'Hemos aprobado una de tus ofertas',
    paragraphs: [`Hemos revisado «${name}» y está aprobada, pero ahora no está activa. Se verá cuando esté activa.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Si cambias el nombre, la descripción, el salario, el lugar o los requisitos, la volveremos a revisar.'],
  })),

  /** To the company of an offer that candidates no longer find. `because` follows «porque», `note` is what the operator wrote. */
  offerRejected: declareLetter({
    ...example,
    because: 'pide dinero a quien aplica',
    note: 'La oferta pide 200 € por la matrícula de un curso. Quítalo: nadie tiene que pagar para trabajar.',
  })(({ path, name, because, note }) => ({
    subject: 'Hemos rechazado una de tus ofertas',
    paragraphs: [
      `Hemos revisado «${name}» y no se ve, porque ${because}.`,
      note,
      'Corrígela y la revisaremos de nuevo. Sus candidaturas siguen en tu lista.',
    ],
    action: { label: 'Corregir la oferta', path },
    notes: ['Si crees que es un error, escríbenos: lo miraremos otra vez.'],
  })),
}

/** The mails about an operator's decision, to the company of the offer. */
export const reviewMails = declareMails(letters, {
  // Nothing is sent about a decision that is no longer the last one.
  'offer-reviewed': async ({ db, clock }, { data }) => {
    const found = await findDecision(db, data.offerId, dayInMadrid(clock.now()))
    if (!found || found.review !== data.decision) return null
    if (data.decidedAt !== undefined && found.decidedAt?.getTime() !== data.decidedAt) return null
    const { name, reason, note, email: to, isFound } = found
    const own = { path: `/perfil-empresa?seccion=ofertas&oferta=${data.offerId}`, name }
    const { because } = reviewReasons[reason ?? 'otra']
    const approval = isFound ? letters.offerApproved : letters.offerApprovedUnseen
    const isRejected = data.decision === 'rejected'
    const letter = isRejected ? letters.offerRejected({ ...own, because, note: note ?? '' }) : approval(own)
    return { to, letter }
  },
})
