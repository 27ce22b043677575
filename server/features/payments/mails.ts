import type { Letter, Link } from '#server/mail/letters/letter.ts'

/** The mails about a plan, to its company. */
export const paymentLetters = {
  premiumEnded: ({
    path,
    company,
    limit,
    isSold,
  }: Link & { company: string; limit: number; isSold: boolean }): Letter => ({
    subject: 'Tu plan Premium ha terminado',
    paragraphs: [
      `${company} vuelve al plan gratuito, que permite ${limit} ${limit === 1 ? 'oferta activa' : 'ofertas activas'}.`,
      'Si tenías más, siguen publicadas las más recientes. Las demás están guardadas como no activas: no hemos borrado nada.',
    ],
    action: { label: 'Ver mis ofertas', path },
    notes: isSold ? ['Puedes volver a Premium cuando quieras.'] : [],
  }),
}
