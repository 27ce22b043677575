import { listCallsOn } from '../calls/calls.ts'

const CV_OR_PHOTO = /^\/files\/(?!logo\/)/

/** The lane of a request. Whether a token is valid is not known yet, so only what the request asks for counts. */
export function chooseLane(method: string, path: string): 'public' | 'private' {
  if (CV_OR_PHOTO.test(path)) return 'private'
  if (!path.startsWith('/api/')) return 'public'
  if (method !== 'GET' && method !== 'HEAD') return 'private'
  const call = listCallsOn(path).find((candidate) => candidate.method === 'GET')
  return !call || call.access === 'public' ? 'public' : 'private'
}
