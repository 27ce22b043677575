import type { Deps } from '#server/deps.ts'
import type { AnyLetter } from '#server/mail/letters/letter.ts'
import type { Job, QueueName, QueueSettings } from './queues.ts'

export interface Queue<Name extends QueueName> extends QueueSettings {
  /** Must do the same where it is repeated: a job may run twice. */
  work: (deps: Deps, job: Job<Name>) => Promise<unknown>
}

export type Queues = { [Name in QueueName]: Queue<Name> }

/** A step that is safe at any time, also in two processes at once. */
export type Task = (deps: Deps) => Promise<unknown>

/** See `declareMails`. */
export interface FeatureMails {
  letters: Readonly<Record<string, AnyLetter>>
  queues: Partial<Queues>
}

/** The background work of a feature. */
export interface FeatureJobs {
  queues?: Partial<Queues>
  mails?: readonly FeatureMails[]
  hourly?: readonly Task[]
  nightly?: readonly Task[]
}
