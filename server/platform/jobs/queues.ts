import type { SendOptions } from 'pg-boss'

/**
 * What the rows of each queue hold: ids, never addresses, names, tokens or texts. A feature adds a job in the transaction of
 * what it belongs to, and `server/job-handlers.ts` names the feature that handles it.
 */
export interface JobData {
  /** Somebody has forgotten a password. Null: no account has the address. */
  'password-forgotten': { accountId: number | null }
  'password-changed': { accountId: number }
  /** Somebody wants the data of their account. The id is that of the request. */
  'data-export': { exportId: string }
  'premium-ended': { companyId: number }
  /** The files that `pending_file` names are removed. */
  'remove-files': Record<string, never>
  /** What is done once a day. */
  nightly: Record<string, never>
  /** A link waits to be mailed: to confirm, to change or to undo the change of an e-mail. */
  'email-link': { linkId: string }
  /** A company reads no applications. */
  'company-silent': { companyId: number }
  /** The time to answer applications is nearly over. */
  'answers-due': { companyId: number }
  /** A company has not answered for ANSWER_DAYS: the candidate gets a letter. */
  'application-unanswered': { applicationId: number }
  /** These offers of a company end soon. */
  'offers-expiring': { companyId: number; offerIds: number[] }
  /** An operator decided about an offer: its company gets a letter. */
  /** `decidedAt` in milliseconds; jobs of the release before have none. */
  'offer-reviewed': { offerId: number; decision: 'approved' | 'rejected'; decidedAt?: number }
  /** An account is not used: its owner gets a letter. */
  'idle-notice': { accountId: number; kind: 'first' | 'last' }
  /** The corporate e-mail of a company waits to be confirmed by this link. */
  'company-email': { companyId: number; linkId: string }
  /** An operator has decided about a company. The id is that of the step of its verification. */
  'company-decided': { stepId: number }
  /** Somebody wants to delete an account, or it was not used for too long. The id is that of the request. */
  'deletion-requested': { deletionId: string }
  /** The subscriptions of this customer end with the period that is paid. */
  'renewal-ended': { mode: string; customerId: string }
  /** The e-mail of an account was changed: the provider of payments writes to its customers too. */
  'customer-email': { accountId: number }
  /** Somebody reported an offer and gave an e-mail. */
  'report-received': { reportId: number }
  /**
   * The reports of an offer were decided, at this time: their authors are told, each by a job. `isNews`: also those who were told another decision
   * before. `isPublic`: candidates find the offer after it.
   */
  'reports-decided': { caseId: number; decidedAt: string; isNews: boolean; isPublic: boolean }
  'report-decided': { reportId: number; decidedAt: string; wasTold: boolean; isPublic: boolean }
  /** So is the company of the offer, with what the decision left it as. */
  'offer-reported': {
    caseId: number
    decidedAt: string
    isSecondLook: boolean
    standing: 'public' | 'withdrawn' | 'in-review' | 'hidden'
  }
  /** The offers of a position are written into the search again: it has another name. */
  'position-renamed': { positionId: number }
  /** The account of this customer was destroyed. */
  'customer-closed': { mode: string; customerId: string }
}

export type QueueName = keyof JobData

export interface Job<Name extends QueueName> {
  /** The same in each attempt. */
  id: string
  data: JobData[Name]
}

export type JobHandlers = { [Name in QueueName]: (job: Job<Name>) => Promise<void> }

export const queueNames: readonly QueueName[] = [
  'password-forgotten',
  'password-changed',
  'data-export',
  'premium-ended',
  'remove-files',
  'nightly',
  'email-link',
  'idle-notice',
  'offers-expiring',
  'company-silent',
  'answers-due',
  'application-unanswered',
  'company-email',
  'company-decided',
  'offer-reviewed',
  'deletion-requested',
  'renewal-ended',
  'customer-email',
  'customer-closed',
  'report-received',
  'reports-decided',
  'report-decided',
  'offer-reported',
  'position-renamed',
]

/** Holds the jobs that failed in every attempt. */
export const DEAD_LETTERS = 'dead-letters'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A failed job is tried again after about 30 s, 1 min, 2 min ... up to an hour: for about three hours in all. */
export const jobOptions = {
  retryLimit: 9,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: HOUR,
  /** Longer than a mail may take. The job of a process that was killed is tried again after this time. */
  expireInSeconds: 3 * MINUTE,
  deleteAfterSeconds: 7 * DAY,
  /** Dead letters are deleted after this time. */
  retentionSeconds: 30 * DAY,
  deadLetter: DEAD_LETTERS,
} satisfies SendOptions

/** Further options of single queues. */
export const optionsOf: Partial<Record<QueueName, SendOptions>> = {
  // A second job within the same day (of UTC) is not added.
  nightly: { singletonSeconds: DAY, expireInSeconds: HOUR },
  'position-renamed': { expireInSeconds: HOUR },
}
