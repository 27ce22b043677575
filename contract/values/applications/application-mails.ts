/** When a company is told by mail about new applications, with the names for people. */
export const applicationMails = {
  al_momento: 'Al momento',
  resumen: 'Un resumen al día',
  ninguno: 'Ninguno',
} as const

export type ApplicationMail = keyof typeof applicationMails

/** Their names on the wire and in the table. */
export const APPLICATION_MAILS = Object.keys(applicationMails) as [ApplicationMail, ...ApplicationMail[]]
