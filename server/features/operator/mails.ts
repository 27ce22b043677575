import type { Letter, Link } from '#server/mail/letters/letter.ts'

interface Decided extends Link {
  /** The operator's. */
  reason: string
  isCompany: boolean
}

/** The mails about what operators decide about an account, to its owner. */
export const managedAccountLetters = {
  accountDisabled: ({ path, reason, isCompany, contact }: Decided & { contact: string }): Letter => ({
    subject: 'Hemos desactivado tu cuenta',
    paragraphs: [
      'Una persona de nuestro equipo ha desactivado tu cuenta. Hemos cerrado sus sesiones y ya no se puede entrar en ella. El motivo:',
      reason,
      isCompany
        ? 'Los candidatos ya no ven tus ofertas. Hemos cerrado las candidaturas que esperaban respuesta y se lo hemos dicho a esas personas. Si tenías el plan Premium, no volveremos a cobrarte.'
        : 'Si has enviado candidaturas, las empresas que las recibieron las conservan. Ya no te enviaremos avisos ni sugerencias.',
      `Si no estás de acuerdo, escríbenos a ${contact} y dinos por qué: lo miraremos otra vez. También puedes acudir a los juzgados.`,
    ],
    action: { label: 'Leer las condiciones de uso', path },
    notes: [
      `Tus datos siguen siendo tuyos: si quieres una copia o que los borremos, pídelo en ${contact} desde este correo.`,
    ],
  }),

  accountEnabled: ({ path, reason, isCompany }: Decided): Letter => ({
    subject: 'Hemos reactivado tu cuenta',
    paragraphs: [
      'Ya puedes volver a entrar en tu cuenta, y sus datos son los de antes. El motivo:',
      reason,
      ...(isCompany
        ? [
            'Tus ofertas activas vuelven a verse, salvo que tu empresa ya estuviera suspendida. Las candidaturas que se cerraron siguen cerradas: puedes volver a abrir las que quieras. Si tenías el plan Premium, puedes contratarlo otra vez.',
          ]
        : []),
    ],
    action: { label: 'Iniciar sesión', path },
    notes: [],
  }),
}
