import type * as z from 'zod'

interface Fault {
  status: 400 | 401 | 402 | 404 | 409
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  message: string
  code?: string
  param?: string
}

/** An error in the format of Stripe's API. */
export class StripeFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }

  get status() {
    return this.fault.status
  }

  get body() {
    const { status: _, ...error } = this.fault
    return { error }
  }
}

export const noSuch = (what: string, id: string, param = 'id') =>
  new StripeFault({
    // As at Stripe: 404 if the id is in the URL, 400 if it is in a parameter.
    status: param === 'id' ? 404 : 400,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })

/** The first error in the parameters, in Stripe's words. */
export function parameterFault({ issues }: z.ZodError): StripeFault {
  const [issue] = issues
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  const param = path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
  const invalid = { status: 400, type: 'invalid_request_error', param } as const
  if (issue?.code === 'unrecognized_keys') {
    return new StripeFault({ ...invalid, code: 'parameter_unknown', message: `Received unknown parameter: ${param}` })
  }
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message)
  return isMissing
    ? new StripeFault({ ...invalid, code: 'parameter_missing', message: `Missing required param: ${param}.` })
    : new StripeFault({ ...invalid, code: 'parameter_invalid', message: `Invalid ${param}: ${issue?.message}` })
}
