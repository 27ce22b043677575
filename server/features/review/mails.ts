import type { Letter, Link } from '#server/mail/letters/letter.ts'

/** Letters to companies about an operator's decision. */
export const reviewLetters = {
  /** To the company of an offer that was held or rejected. */
  offerApproved: ({ path, name }: Link & { name: string }): Letter => ({
    subject: 'Tu oferta ya está publicada',
    paragraphs: [`Hemos revisado «${name}» y ya se ve. Las personas que buscan trabajo pueden aplicar.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Si cambias el nombre, la descripción, el salario, el lugar o los requisitos, la volveremos a revisar.'],
  }),

  /** The same where candidates do not find it yet: it or its project is switched off, it has ended, or its company is suspended. */
  offerApprovedUnseen: ({ path, name }: Link & { name: string }): Letter => ({
    subject: 'Hemos aprobado una de tus ofertas',
    paragraphs: [`Hemos revisado «${name}» y está aprobada, pero ahora no está activa. Se verá cuando esté activa.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Si cambias el nombre, la descripción, el salario, el lugar o los requisitos, la volveremos a revisar.'],
  }),

  /** To the company of an offer that candidates no longer find. `because` follows «porque», `note` is what the operator wrote. */
  offerRejected: ({ path, name, because, note }: Link & { name: string; because: string; note: string }): Letter => ({
    subject: 'Hemos rechazado una de tus ofertas',
    paragraphs: [
      `Hemos revisado «${name}» y no se ve, porque ${because}.`,
      note,
      'Corrígela y la revisaremos de nuevo. Sus candidaturas siguen en tu lista.',
    ],
    action: { label: 'Corregir la oferta', path },
    notes: ['Si crees que es un error, escríbenos: lo miraremos otra vez.'],
  }),
}
