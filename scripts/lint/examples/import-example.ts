/** The imports of one file: those that the lint allows, and those that it reports with the sentence of `arrow`. */
export interface ImportExample {
  arrow: string
  in: string
  passes: readonly string[]
  caught: readonly string[]
  types?: true
}

/** One file of each engine, and what all of them stand on. */
export const everyEngine: readonly string[] = [
  '#contract/offers.ts',
  '#server/texts.ts',
  '#server/clock.ts',
  '#server/errors.ts',
  '#server/config/env.ts',
  '#server/deps.ts',
  '#server/backup/make-backup.ts',
  '#server/database/open.ts',
  '#server/documents/image.ts',
  '#server/encryption/signer.ts',
  '#server/files/keys.ts',
  '#server/http/health.ts',
  '#server/jobs/queues.ts',
  '#server/log/log.ts',
  '#server/mail/mailer.ts',
  '#server/payments/payments.ts',
  '#server/process/listen.ts',
]
