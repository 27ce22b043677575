import { reviewReasons } from '#contract/values/review-reasons.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import type { JobData } from '#server/jobs/queues.ts'
import { declareLetter, type Letter } from '#server/mail/letters/letter.ts'
import { findDecided, findReport } from './letters/queries.ts'
import type { ReportCase } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody reported an offer and gave an e-mail. */
    'report-received': { reportId: number }
    /** Tells the author of a report what was decided. */
    'report-decided': { reportId: number; decidedAt: string; wasTold: boolean; isPublic: boolean }
    /** The same to the company of the offer, with what the decision left it as. Its mail does not reveal the authors of reports. */
    'offer-reported': {
      caseId: number
      decidedAt: string
      isSecondLook: boolean
      standing: 'public' | 'withdrawn' | 'in-review' | 'hidden'
    }
  }
}

const examples = {
  reported: { offer: 'Reparto desde casa', company: 'Panadería «El Faro» & Hijos', receipt: 'D-7K3M-9Q2X' },
  own: { path: '/perfil-empresa?seccion=ofertas&oferta=1', offer: 'Reparto desde casa' },
  grounds: {
    because: 'pide dinero a quien aplica',
    note: 'El texto pide 60 € por un uniforme antes de empezar. Ninguna empresa puede cobrar por dar trabajo.',
  },
  kept: {
    note: 'Hemos hablado con la empresa: la fianza del texto es del piso que ofrece, y no hay que pagarla para trabajar.',
  },
}

const receiptNote = (receipt: string) => `Número de tu denuncia: ${receipt}.`
const named = (company: string) => nameInMail(company, 'una empresa')
const anonymous = 'La empresa no sabe quién ha denunciado su oferta.'

// A mail before an operator has read the offer contains no words of the company: anybody can type anybody's e-mail.
const letters = {
  reportReceived: declareLetter({ path: '/vista-oferta-completa/1', receipt: examples.reported.receipt })(
    ({ path, receipt }) => ({
      subject: 'Hemos recibido tu denuncia',
      paragraphs: [
        'Gracias por avisarnos sobre una oferta. La revisará una persona de nuestro equipo, y te escribiremos lo que decida.',
      ],
      action: { label: 'Ver la oferta', path },
      notes: [receiptNote(receipt), anonymous, 'Si no la has enviado tú, alguien ha escrito tu correo: no hagas nada.'],
    }),
  ),

  reportedWithdrawn: declareLetter({ path: '/pagina-principal', ...examples.reported, ...examples.grounds })(
    ({ path, offer, company, receipt, because, note }) => ({
      subject: 'Hemos retirado la oferta que denunciaste',
      paragraphs: [`La oferta «${offer}» de ${named(company)} ya no está publicada porque ${because}.`, note],
      action: { label: 'Ver otras ofertas', path },
      notes: [
        receiptNote(receipt),
        'La empresa puede pedir una vez que la miremos de nuevo. Si cambiamos la decisión, te avisaremos.',
      ],
    }),
  ),

  reportedKept: declareLetter({ path: '/vista-oferta-completa/1', ...examples.reported, ...examples.kept })(
    ({ path, offer, company, receipt, note }) => ({
      subject: 'Hemos revisado la oferta que denunciaste',
      paragraphs: [`Hemos revisado la oferta «${offer}» de ${named(company)} y no la retiramos.`, note],
      action: { label: 'Ver la oferta', path },
      notes: [receiptNote(receipt), 'Si sabes algo que no nos contaste, puedes denunciarla otra vez.'],
    }),
  ),

  reportedKeptHidden: declareLetter({ path: '/pagina-principal', ...examples.reported, ...examples.kept })(
    ({ path, offer, company, receipt, note }) => ({
      subject: 'Hemos revisado la oferta que denunciaste',
      paragraphs: [
        `Hemos revisado la oferta «${offer}» de ${named(company)} y tu denuncia no es motivo para retirarla. Ahora no está publicada, pero por otra razón.`,
        note,
      ],
      action: { label: 'Ver otras ofertas', path },
      notes: [receiptNote(receipt)],
    }),
  ),

  reportedRestored: declareLetter({ path: '/vista-oferta-completa/1', ...examples.reported, ...examples.kept })(
    ({ path, offer, company, receipt, note }) => ({
      subject: 'Hemos vuelto a mirar la oferta que denunciaste',
      paragraphs: [
        `La empresa pidió que miráramos de nuevo la oferta «${offer}» de ${named(company)}. Hemos cambiado la decisión: ya no está retirada.`,
        note,
      ],
      action: { label: 'Ver la oferta', path },
      notes: [receiptNote(receipt)],
    }),
  ),

  reportedGone: declareLetter({ path: '/pagina-principal', receipt: examples.reported.receipt })(
    ({ path, receipt }) => ({
      subject: 'La oferta que denunciaste ya no existe',
      paragraphs: ['La empresa ha borrado la oferta que denunciaste antes de que decidiéramos. Ya nadie puede verla.'],
      action: { label: 'Ver otras ofertas', path },
      notes: [receiptNote(receipt)],
    }),
  ),

  offerWithdrawn: declareLetter({ ...examples.own, ...examples.grounds })(({ path, offer, because, note }) => ({
    subject: 'Hemos retirado una de tus ofertas',
    paragraphs: [
      `Alguien denunció tu oferta «${offer}». La hemos revisado y la hemos retirado porque ${because}.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: [
      'Puedes corregirla: entonces la revisaremos otra vez. Si crees que nos equivocamos, desde tu panel puedes pedir una vez que la miremos de nuevo.',
      'A quienes enviaron su candidatura les decimos que ya no está publicada y el motivo.',
    ],
  })),

  offerStaysWithdrawn: declareLetter({ ...examples.own, ...examples.grounds })(({ path, offer, because, note }) => ({
    subject: 'Tu oferta sigue retirada',
    paragraphs: [
      `Hemos mirado de nuevo tu oferta «${offer}» y la decisión es la misma: está retirada porque ${because}.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: ['Puedes corregirla: entonces la revisaremos otra vez.'],
  })),

  offerKept: declareLetter({ ...examples.own, ...examples.kept })(({ path, offer, note }) => ({
    subject: 'Han denunciado una de tus ofertas y sigue publicada',
    paragraphs: [`Alguien denunció tu oferta «${offer}». La hemos revisado y no la retiramos.`, note],
    action: { label: 'Ver mi oferta', path },
    notes: ['No tienes que hacer nada.'],
  })),

  offerKeptInReview: declareLetter({ ...examples.own, ...examples.kept })(({ path, offer, note }) => ({
    subject: 'Hemos revisado una denuncia de una de tus ofertas',
    paragraphs: [
      `Alguien denunció tu oferta «${offer}». No la retiramos por eso, pero queda en revisión y todavía no se ve. Te escribiremos cuando la hayamos mirado.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: ['No tienes que hacer nada.'],
  })),

  offerKeptHidden: declareLetter({ ...examples.own, ...examples.kept })(({ path, offer, note }) => ({
    subject: 'Hemos revisado una denuncia de una de tus ofertas',
    paragraphs: [
      `Alguien denunció tu oferta «${offer}». No la retiramos por eso. Ahora no está publicada por otro motivo: lo tienes en tu panel.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
  })),

  offerRestored: declareLetter({ ...examples.own, ...examples.kept })(({ path, offer, note }) => ({
    subject: 'Tu oferta ya no está retirada',
    paragraphs: [`Hemos mirado de nuevo tu oferta «${offer}», como nos pediste, y hemos cambiado la decisión.`, note],
    action: { label: 'Ver mi oferta', path },
  })),
}

/** The mails about reports, to their authors and to the company of the offer. */
export const reportMails = declareMails(letters, {
  'report-received': async ({ db }, { data }) => {
    const found = await findReport(db, data.reportId)
    if (!found) return null
    const { email: to, receipt, one } = found
    return { to, letter: letters.reportReceived({ path: pathOf(one), receipt }) }
  },
  'report-decided': async ({ db }, { data }) => {
    const found = await findReport(db, data.reportId)
    if (!found || isOverruled(found, data)) return null
    return { to: found.email, letter: letterToAuthor(found, data) }
  },
  // Nothing is sent about an older decision.
  'offer-reported': async ({ db }, { data }) => {
    const found = await findDecided(db, data)
    return found && { to: found.email, letter: letterToCompany(found.one, data) }
  },
})

type Found = NonNullable<Awaited<ReturnType<typeof findReport>>>
type Told = JobData['report-decided']

/** A later decision says something else. Its own job tells it, or has told it already. */
function isOverruled({ toldAt, one }: Found, { decidedAt }: Told): boolean {
  const isLast = one.decidedAt?.toISOString() === decidedAt
  return toldAt?.toISOString() !== decidedAt || (!isLast && one.outcome !== 'withdrawn')
}

function letterToAuthor({ one, company, receipt }: Found, { wasTold, isPublic }: Told): Letter | null {
  const { outcome, reason, note } = one
  if (outcome === 'gone') return letters.reportedGone({ path: '/pagina-principal', receipt })
  if (outcome === null || note === null) return null
  const reported = { path: pathOf(one), offer: one.offerName, company, receipt, note }
  if (outcome === 'kept' && !isPublic) return letters.reportedKeptHidden({ ...reported, path: '/pagina-principal' })
  if (outcome === 'kept') return letters[wasTold ? 'reportedRestored' : 'reportedKept'](reported)
  const { because } = reviewReasons[reason ?? 'otra']
  return letters.reportedWithdrawn({ ...reported, path: '/pagina-principal', because })
}

const pathOf = ({ offerId }: ReportCase): string =>
  offerId === null ? '/pagina-principal' : `/vista-oferta-completa/${offerId}`

function letterToCompany(one: ReportCase, { isSecondLook, standing }: JobData['offer-reported']): Letter | null {
  const { offerId, offerName: offer, outcome, reason, note } = one
  // The company has deleted it.
  if (offerId === null || note === null) return null
  const own = { path: `/perfil-empresa?seccion=ofertas&oferta=${offerId}`, offer, note }
  if (outcome === 'kept' && standing === 'in-review') return letters.offerKeptInReview(own)
  if (outcome === 'kept' && standing !== 'public') return letters.offerKeptHidden(own)
  if (outcome === 'kept') return letters[isSecondLook ? 'offerRestored' : 'offerKept'](own)
  const { because } = reviewReasons[reason ?? 'otra']
  return letters[isSecondLook ? 'offerStaysWithdrawn' : 'offerWithdrawn']({ ...own, because })
}
