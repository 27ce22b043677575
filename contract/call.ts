import { oc } from '@orpc/contract'

/**
 * Access to a call.
 * - public: anyone, with or without a token
 * - session: any signed-in account
 * - candidate, company: an account of that role
 * - operator: an operator, in a session that was opened with a second factor
 * - new-candidate, new-company: an account of that role or without a role yet, for the call that creates the profile
 */
export type Access = 'public' | 'session' | 'candidate' | 'company' | 'operator' | 'new-candidate' | 'new-company'

export interface CallMeta {
  /** The text for the API's description. Browsers do not get it. */
  summary: string
  access: Access
  /** Statuses of its errors besides those that follow from its access, its body and its path. Browsers do not get them. */
  errors?: readonly number[]
  /** Answers or changes data of applicants: refused to a company that may not read them. */
  readsApplicants?: boolean
  /** Refused until the account has confirmed its e-mail: the call shows the account to others, or costs money. */
  needsConfirmedEmail?: boolean
  /** The maximum size of the body in bytes. The default is BODY_MAX_BYTES. */
  bodyMaxBytes?: number
  /** The seconds for which a browser may cache the answer. 0: only the server may cache it. Default: none. */
  cacheSeconds?: number
  /** Changes public data. The answer waits until the cache is cleared. Sign-in and «Aplicar» do not wait. */
  changesPublic?: boolean
}

const base = oc.$meta<CallMeta>({ summary: '', access: 'session' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Declares a call: its summary, then method and path as in the specification, and who may call. */
export const says = (summary: string) => ({
  call(row: `${Method} /${string}`, meta: Omit<CallMeta, 'summary'>) {
    const [method, path] = row.split(' ') as [Method, `/${string}`]
    return base.route({ method, path }).meta({ summary, ...meta })
  },
})
