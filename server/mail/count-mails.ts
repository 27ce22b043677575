import { Counter } from 'prom-client'
import { MailError } from './mail-error.ts'
import type { Mailer } from './mailer.ts'

const mails = new Counter({
  name: 'faro_mails_total',
  help: 'Mails by their end: sent, refused for good, or failed and tried again later',
  labelNames: ['end'],
})

/** The same mailer, which counts. */
export const countMails = (mailer: Mailer): Mailer => ({
  ...mailer,
  async send(mail) {
    await mailer.send(mail).catch((error: unknown) => {
      const isRefused = error instanceof MailError && error.code === 'mail_refused'
      mails.inc({ end: isRefused ? 'refused' : 'failed' })
      throw error
    })
    mails.inc({ end: 'sent' })
  },
})
