import { findOwner } from '#server/domain/companies/find-owner.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    'premium-ended': { companyId: number }
  }
}

const letters = {
  premiumEnded: declareLetter({
    path: '/perfil-empresa?seccion=ofertas',
    company: 'Panadería «El Faro» & Hijos',
    limit: 3,
    isSold: true,
  })(({ path, company, limit, isSold }) => ({
    subject: 'Tu plan Premium ha terminado',
    paragraphs: [
      `${company} vuelve al plan gratuito, que permite ${limit} ${limit === 1 ? 'oferta activa' : 'ofertas activas'}.`,
      'Si tenías más, siguen publicadas las más recientes. Las demás están guardadas como no activas: no hemos borrado nada.',
    ],
    action: { label: 'Ver mis ofertas', path },
    notes: isSold ? ['Puedes volver a Premium cuando quieras.'] : [],
  })),
}

/** The mails about a plan, to its company. */
export const paymentMails = declareMails(letters, {
  // Nothing is sent if Premium has started again meanwhile.
  'premium-ended': async ({ db, env }, { data }) => {
    const company = await findOwner(db, data.companyId)
    if (company?.plan !== 'gratis') return null
    const { freeMaxActiveOffers: limit, sellsPremium: isSold } = env
    const own = { path: '/perfil-empresa?seccion=ofertas', company: company.name }
    return { to: company.email, letter: letters.premiumEnded({ ...own, limit, isSold }) }
  },
})
