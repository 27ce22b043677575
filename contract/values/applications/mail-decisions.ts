/** The two answers that a company can give by a link in a mail: their labels there, and the states to which they lead. */
export const mailDecisions = {
  me_interesa: { label: 'Me interesa', state: 'preseleccionada' },
  no_encaja: { label: 'No encaja', state: 'descartada' },
} as const

export type MailDecision = keyof typeof mailDecisions

/** Their names on the wire and in the table. */
export const MAIL_DECISIONS = Object.keys(mailDecisions) as [MailDecision, ...MailDecision[]]

/** For so many days a link in a mail answers an application. */
export const ANSWER_LINK_DAYS = 30

/** For so many minutes an answer by such a link can be taken back. Then its candidate is told. */
export const ANSWER_UNDO_MINUTES = 30
