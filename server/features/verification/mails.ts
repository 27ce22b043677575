import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import type { Letter, Link } from '#server/mail/letters/letter.ts'

/** The mails about a verification, to its company. */
export const verificationLetters = {
  /** To the e-mail that a company has given as its own. */
  companyEmail: ({ path, company, hours }: Link & { company: string; hours: number }): Letter => ({
    subject: 'Confirma el correo de tu empresa',
    paragraphs: [
      `${nameInMail(company, 'Una empresa')} ha dado este correo como el suyo para verificar la empresa. Si es así, confírmalo.`,
    ],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no conoces esta empresa, no hagas nada: sin el enlace nadie puede decir que este correo es suyo.',
    ],
  }),

  companyVerified: ({ path, company }: Link & { company: string }): Letter => ({
    subject: 'Hemos verificado tu empresa',
    paragraphs: [
      `${company} ya es una empresa verificada. Tus ofertas llevan desde ahora la insignia «Empresa verificada», que explica a los candidatos qué hemos comprobado y cuándo.`,
    ],
    action: { label: 'Ver mi empresa', path },
    notes: ['Si cambian la razón social o el NIF, volveremos a comprobarlos.'],
  }),

  companyRejected: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
    subject: 'No hemos podido verificar tu empresa',
    paragraphs: [
      `Hemos revisado los datos de ${company} y no hemos podido verificarla. El motivo:`,
      reason,
      'Corrige los datos y envíalos otra vez cuando quieras.',
    ],
    action: { label: 'Corregir los datos', path },
    notes: ['Si crees que es un error, escríbenos.'],
  }),

  companySuspended: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
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

  companyReadmitted: ({ path, company, reason }: Link & { company: string; reason: string }): Letter => ({
    subject: 'Hemos levantado la suspensión de tu empresa',
    paragraphs: [
      `Las ofertas activas de ${company} vuelven a estar publicadas, y puedes publicar otras.`,
      ...(reason ? [reason] : []),
    ],
    action: { label: 'Ver mis ofertas', path },
    notes: [],
  }),
}
