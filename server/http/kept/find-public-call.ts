import { calls, isOn, type Call } from '../calls.ts'
import { LONGEST_KEPT_ADDRESS } from './kept-answers.ts'

export interface PublicCall {
  call: Call
  /** Without the query. */
  path: string
  /** Parameters of path and query, as they were sent. */
  input: Record<string, string>
}

const publicReads = calls.filter(({ method, access }) => method === 'GET' && access === 'public')

const API = '/api/'
// Anything else can mean what only the framework knows: «%2F» in a path, nested or repeated parameters.
const PLAIN_PATH = /^[\w/-]+$/
const PLAIN_NAME = /^\w+$/

/** The public read of an address, such as `/api/companies/offer-information/7?x=1`. Undefined if the address is not plain. */
export function findPublicCall(address: string): PublicCall | undefined {
  // Two slashes would begin the name of a host.
  if (!address.startsWith(API) || address.length > LONGEST_KEPT_ADDRESS) return undefined
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  const call = PLAIN_PATH.test(path) ? publicReads.find((one) => isOn(path, one)) : undefined
  if (!call) return undefined
  const entries = [...Object.entries(call.pattern.exec(path)?.groups ?? {}), ...searchParams]
  const input = Object.fromEntries(entries)
  const names = Object.keys(input)
  return names.length === entries.length && names.every((name) => PLAIN_NAME.test(name))
    ? { call, path, input }
    : undefined
}
