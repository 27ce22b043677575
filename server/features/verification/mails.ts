import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import { sentenceOfReason } from '#contract/values/verification.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { tokenOf } from './company-email/company-link.ts'
import { findEmailLink, findStepReader, type StepKind } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** The corporate e-mail of a company waits to be confirmed by this link. */
    'company-email': { companyId: number; linkId: string }
    /** An operator has decided about a company. The id is that of the step of its verification. */
    'company-decided': { stepId: number }
  }
}

const example = { path: '/perfil-empresa', company: 'Panadería «El Faro» & Hijos' }

const letters = {
  /** To the e-mail that a company has given as its own. */
  companyEmail: declareLetter({
    path: `/confirmar-correo-empresa#token=${EXAMPLE_TOKEN}`,
    company: 'Panadería «El Faro» & Hijos',
    hours: 72,
  })(({ path, company, hours }) => ({
    subject: 'Confirma el correo de tu empresa',
    paragraphs: [
      `${nameInMail(company, 'Una empresa')} ha dado este correo como el suyo para verificar la empresa. Si es así, confírmalo.`,
    ],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no conoces esta empresa, no hagas nada: sin el enlace nadie puede decir que este correo es suyo.',
    ],
  })),

  companyVerified: declareLetter(example)(({ path, company }) => ({
    subject: 'Hemos verificado tu empresa',
    paragraphs: [
      `${company} ya es una empresa verificada. Tus ofertas llevan desde ahora la insignia «Empresa verificada», que explica a los candidatos qué hemos comprobado y cuándo.`,
    ],
    action: { label: 'Ver mi empresa', path },
    notes: ['Si cambian la razón social o el NIF, volveremos a comprobarlos.'],
  })),

  companyRejected: declareLetter({
    ...example,
    reason: 'La razón social y el NIF no coinciden en el registro. El NIF que nos has dado es de otra sociedad.',
  })(({ path, company, reason }) => ({
    subject: 'No hemos podido verificar tu empresa',
    paragraphs: [
      `Hemos revisado los datos de ${company} y no hemos podido verificarla. El motivo:`,
      reason,
      'Corrige los datos y envíalos otra vez cuando quieras.',
    ],
    action: { label: 'Corregir los datos', path },
    notes: ['Si crees que es un error, escríbenos.'],
  })),

  companySuspended: declareLetter({ ...example, reason: 'Sus ofertas no corresponden a puestos reales.' })(
    ({ path, company, reason }) => ({
      subject: 'Hemos suspendido tu empresa',
      paragraphs: [
        `Los candidatos ya no ven las ofertas de ${company}, y no puedes publicar otras. El motivo:`,
        reason,
        'Hemos cerrado las candidaturas que esperaban respuesta y se lo hemos dicho a esas personas.',
        'Si el motivo no es un fraude, puedes leer durante 30 días las candidaturas que tenías. Si lo es, ya no puedes leerlas.',
      ],
      action: { label: 'Ver mi empresa', path },
      notes: ['Si crees que es un error, escríbenos y lo revisaremos.'],
    }),
  ),

  companyReadmitted: declareLetter({ ...example, reason: 'Gracias por corregir tus ofertas.' })(
    ({ path, company, reason }) => ({
      subject: 'Hemos levantado la suspensión de tu empresa',
      paragraphs: [
        `Las ofertas activas de ${company} vuelven a estar publicadas, y puedes publicar otras.`,
        ...(reason ? [reason] : []),
      ],
      action: { label: 'Ver mis ofertas', path },
    }),
  ),

  companyPageRemoved: declareLetter({ ...example, reason: 'La web es de otra empresa.' })(
    ({ path, company, reason }) => ({
      subject: 'Hemos retirado el texto de la página de tu empresa',
      paragraphs: [
        `Los candidatos ya no ven lo que habías escrito en la página de ${company}. El motivo:`,
        reason,
        'Corrígelo cuando quieras. Lo revisaremos antes de publicarlo otra vez.',
      ],
      action: { label: 'Corregir mi página', path },
      notes: ['Lo ha decidido una persona de nuestro equipo. Si crees que es un error, escríbenos.'],
    }),
  ),
}

const letterOf = {
  verified: letters.companyVerified,
  rejected: letters.companyRejected,
  suspended: letters.companySuspended,
  readmitted: letters.companyReadmitted,
  'page-removed': letters.companyPageRemoved,
}

const isDecision = (kind: StepKind): kind is keyof typeof letterOf => kind in letterOf

/** The mails about a verification, to its company. */
export const verificationMails = declareMails(letters, {
  // Nothing is sent if the link has been used or replaced.
  'company-email': async ({ db, appSecret }, { data }) => {
    const link = await findEmailLink(db, data)
    const path = `/confirmar-correo-empresa#token=${tokenOf(appSecret, data.linkId)}`
    return (
      link && {
        to: link.email,
        letter: letters.companyEmail({ path, company: link.company, hours: EMAIL_LINK_HOURS }),
      }
    )
  },
  'company-decided': async ({ db }, { data }) => {
    const found = await findStepReader(db, data.stepId)
    if (!found || !isDecision(found.kind)) return null
    const reason = sentenceOfReason(found.reason, found.explanation)
    const letter = letterOf[found.kind]({ path: '/perfil-empresa', company: found.company, reason })
    return { to: found.email, letter }
  },
})
