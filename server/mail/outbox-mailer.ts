import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writePrivateFile } from '#server/config/private-file.ts'
import { composeMessage, type Sender } from './compose-message.ts'
import type { Mailer } from './mailer.ts'

/** Writes each mail to a file of its own. Sent twice, it replaces its file. */
export function createOutboxMailer(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMessage(mail, sender))
      await writePrivateFile(join(folder, `${mail.id}.eml`), String(message))
    },
    close: () => transport.close(),
  }
}
