import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { MailError } from '#server/mail/mail-error.ts'
import type { JobData, JobHandlers, QueueName } from './queues.ts'

interface Running<Name extends QueueName> {
  handlers: Pick<JobHandlers, Name>
  log: Pick<Logger, 'warn' | 'error'>
}

/** Does a job. Never rejects: the other jobs of its batch have results of their own. */
export async function runJob<Name extends QueueName>(
  { handlers, log }: Running<Name>,
  name: Name,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobData[Name]>,
): Promise<JobResult> {
  try {
    await handlers[name]({ id, data })
    return { id, status: 'completed' }
  } catch (error) {
    const isLast = retryCount >= retryLimit || isPermanent(error)
    const line = { err: error, queue: name, job: id, attempt: retryCount + 1 }
    if (isLast) log.error(line, 'a background job failed for good: it is in the dead letters')
    else log.warn(line, 'a background job failed and will be tried again')
    return { id, status: isLast ? 'deadletter' : 'failed', output: { failed: nameOf(error), ...reasonOf(error) } }
  }
}

const isPermanent = (error: unknown): boolean => error instanceof MailError && error.code === 'mail_refused'

/** For operators. The row keeps no other message: it could hold an address. */
const reasonOf = (error: unknown) => (error instanceof MailError ? { reason: error.message } : {})

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
