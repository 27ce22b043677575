import { Counter, Histogram } from 'prom-client'

// In the default registry of the process. Its series are bounded: routes are patterns, never addresses.

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Times of requests, without those that a page makes in the same process. */
export const requestSeconds = new Histogram({
  name: 'faro_http_request_duration_seconds',
  help: 'Seconds from a request to its answer, by method, route and class of the status',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS_SECONDS,
})

/** Public answers by their origin: `memory`, or `made` and kept in it. */
export const publicResponses = new Counter({
  name: 'faro_public_answers_total',
  help: 'Public answers that came from memory, and those that were made and kept',
  labelNames: ['from'],
})

export const clearedResponses = new Counter({
  name: 'faro_public_answers_clears_total',
  help: 'How often the public responses in memory were cleared because something changed',
})

/** Requests that got no place, by lane, and those for which the event loop had no time. */
export const refusedRequests = new Counter({
  name: 'faro_requests_refused_total',
  help: 'Requests that were refused for overload: by lane, or late for a busy event loop',
  labelNames: ['lane'],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The label of a method. Clients may send any word. */
export const methodLabel = (method: string): string => (methods.has(method) ? method : 'other')

export const statusLabel = (status: number): string => `${Math.floor(status / 100)}xx`
