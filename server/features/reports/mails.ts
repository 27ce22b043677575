import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import type { Letter } from '#server/mail/letters/letter.ts'

/**
 * A mail before an operator has read the offer. It contains no words of the company: anybody can type anybody's e-mail.
 */
interface Unread {
  path: string
  receipt: string
}

interface Reported extends Unread {
  /** The name of the offer. */
  offer: string
  company: string
}

interface Explained {
  /** The operator's explanation. */
  note: string
}

interface Grounds extends Explained {
  /** What follows «porque». */
  because: string
}

interface OwnOffer {
  path: string
  offer: string
}

const receiptNote = (receipt: string) => `Número de tu denuncia: ${receipt}.`
const named = (company: string) => nameInMail(company, 'una empresa')
const anonymous = 'La empresa no sabe quién ha denunciado su oferta.'

/** Letters to authors of reports and to the company of the offer. */
export const reportLetters = {
  reportReceived: ({ path, receipt }: Unread): Letter => ({
    subject: 'Hemos recibido tu denuncia',
    paragraphs: [
      'Gracias por avisarnos sobre una oferta. La revisará una persona de nuestro equipo, y te escribiremos lo que decida.',
    ],
    action: { label: 'Ver la oferta', path },
    notes: [receiptNote(receipt), anonymous, 'Si no la has enviado tú, alguien ha escrito tu correo: no hagas nada.'],
  }),

  reportedWithdrawn: ({ path, offer, company, receipt, because, note }: Reported & Grounds): Letter => ({
    subject: 'Hemos retirado la oferta que denunciaste',
    paragraphs: [`La oferta «${offer}» de ${named(company)} ya no está publicada porque ${because}.`, note],
    action: { label: 'Ver otras ofertas', path },
    notes: [
      receiptNote(receipt),
      'La empresa puede pedir una vez que la miremos de nuevo. Si cambiamos la decisión, te avisaremos.',
    ],
  }),

  reportedKept: ({ path, offer, company, receipt, note }: Reported & Explained): Letter => ({
    subject: 'Hemos revisado la oferta que denunciaste',
    paragraphs: [`Hemos revisado la oferta «${offer}» de ${named(company)} y no la retiramos.`, note],
    action: { label: 'Ver la oferta', path },
    notes: [receiptNote(receipt), 'Si sabes algo que no nos contaste, puedes denunciarla otra vez.'],
  }),

  reportedKeptHidden: ({ path, offer, company, receipt, note }: Reported & Explained): Letter => ({
    subject: 'Hemos revisado la oferta que denunciaste',
    paragraphs: [
      `Hemos revisado la oferta «${offer}» de ${named(company)} y tu denuncia no es motivo para retirarla. Ahora no está publicada, pero por otra razón.`,
      note,
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: [receiptNote(receipt)],
  }),

  reportedRestored: ({ path, offer, company, receipt, note }: Reported & Explained): Letter => ({
    subject: 'Hemos vuelto a mirar la oferta que denunciaste',
    paragraphs: [
      `La empresa pidió que miráramos de nuevo la oferta «${offer}» de ${named(company)}. Hemos cambiado la decisión: ya no está retirada.`,
      note,
    ],
    action: { label: 'Ver la oferta', path },
    notes: [receiptNote(receipt)],
  }),

  reportedGone: ({ path, receipt }: Unread): Letter => ({
    subject: 'La oferta que denunciaste ya no existe',
    paragraphs: ['La empresa ha borrado la oferta que denunciaste antes de que decidiéramos. Ya nadie puede verla.'],
    action: { label: 'Ver otras ofertas', path },
    notes: [receiptNote(receipt)],
  }),

  offerWithdrawn: ({ path, offer, because, note }: OwnOffer & Grounds): Letter => ({
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
  }),

  offerStaysWithdrawn: ({ path, offer, because, note }: OwnOffer & Grounds): Letter => ({
    subject: 'Tu oferta sigue retirada',
    paragraphs: [
      `Hemos mirado de nuevo tu oferta «${offer}» y la decisión es la misma: está retirada porque ${because}.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: ['Puedes corregirla: entonces la revisaremos otra vez.'],
  }),

  offerKept: ({ path, offer, note }: OwnOffer & Explained): Letter => ({
    subject: 'Han denunciado una de tus ofertas y sigue publicada',
    paragraphs: [`Alguien denunció tu oferta «${offer}». La hemos revisado y no la retiramos.`, note],
    action: { label: 'Ver mi oferta', path },
    notes: ['No tienes que hacer nada.'],
  }),

  offerKeptInReview: ({ path, offer, note }: OwnOffer & Explained): Letter => ({
    subject: 'Hemos revisado una denuncia de una de tus ofertas',
    paragraphs: [
      `Alguien denunció tu oferta «${offer}». No la retiramos por eso, pero queda en revisión y todavía no se ve. Te escribiremos cuando la hayamos mirado.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: ['No tienes que hacer nada.'],
  }),

  offerKeptHidden: ({ path, offer, note }: OwnOffer & Explained): Letter => ({
    subject: 'Hemos revisado una denuncia de una de tus ofertas',
    paragraphs: [
      `Alguien denunció tu oferta «${offer}». No la retiramos por eso. Ahora no está publicada por otro motivo: lo tienes en tu panel.`,
      note,
    ],
    action: { label: 'Ver mi oferta', path },
    notes: [],
  }),

  offerRestored: ({ path, offer, note }: OwnOffer & Explained): Letter => ({
    subject: 'Tu oferta ya no está retirada',
    paragraphs: [`Hemos mirado de nuevo tu oferta «${offer}», como nos pediste, y hemos cambiado la decisión.`, note],
    action: { label: 'Ver mi oferta', path },
    notes: [],
  }),
} as const
