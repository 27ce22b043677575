import type { Deps } from '#server/deps.ts'
import type { AnyLetter, Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { noteMail } from './sent-mails.ts'
import type { Job, QueueName, QueueSettings } from './queues.ts'

interface FoundMail {
  /** The Message-ID, the same in each attempt. Default: the id of the job. */
  id?: string
  to: string
  /** Null: nothing is sent. */
  letter: Letter | null
  /** Runs after the mail was sent, also without a letter, or if a queue in strict order drops a refused mail. */
  onSent?: () => Promise<unknown>
}

/** Finds recipient and letter of a job. Null or undefined: send nothing, because the news is outdated or unwanted. */
type FindMail<Name extends QueueName> = (deps: Deps, job: Job<Name>) => Promise<FoundMail | null | undefined>

/** Declares the mails of a feature: its letters, and for each queue how the mail of a job is found. */
export const declareMails = <Letters extends Record<string, AnyLetter>, Name extends QueueName>(
  letters: Letters,
  finds: { [One in Name]: FindMail<One> },
  settings: QueueSettings = {},
) => {
  const queueOf = <One extends Name>(name: One) => ({
    ...settings,
    work: (deps: Deps, job: Job<One>) => sendMail(deps, job.id, { settings, found: finds[name](deps, job) }),
  })
  const names = Object.keys(finds) as Name[]
  const queues = Object.fromEntries(names.map((name) => [name, queueOf(name)]))
  return { letters, queues: queues as unknown as { [One in Name]: ReturnType<typeof queueOf<One>> } }
}

interface Sent {
  settings: QueueSettings
  found: ReturnType<FindMail<QueueName>>
}

async function sendMail(deps: Deps, jobId: string, { settings, found }: Sent): Promise<void> {
  const mail = await found
  if (!mail) return
  const { id = jobId, to, letter, onSent } = mail
  if (letter) {
    const refusal = await sendLetter(deps, { id, to, letter })
    await noteMail(deps, { to, subject: letter.subject, refusal: refusal?.message ?? null })
    // The later mails of its key would wait for it.
    if (refusal && settings.policy !== 'key_strict_fifo') throw refusal
    if (refusal) deps.log.error({ err: refusal, mail: id }, 'a mail was refused')
  }
  await onSent?.()
}

/** Returns the refusal of a mail that nobody will ever accept. Null: it was sent. */
async function sendLetter({ mailer, env }: Deps, { id, to, letter }: { id: string; to: string; letter: Letter }) {
  try {
    await mailer.send({ id, to, ...writeLetter(letter, env) })
    return null
  } catch (error) {
    if (error instanceof MailError && error.code === 'mail_refused') return error
    throw error
  }
}
