/** The two answers that a company can give by a link in a mail: their labels there, and the states to which they lead. */
export const mailDecisions = {
  me_interesa: { label: 'Me interesa', state: 'preseleccionada' },
  no_encaja: { label: 'No encaja', state: 'descartada' },
} as const

export type MailDecision = keyof typeof mailDecisions

/** Their names on the wire and in the table. */
export const MAIL_DECISIONS = Object.keys(mailDecisions) as [MailDecision, ...MailDecision[]]
