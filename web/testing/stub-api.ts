import { vi } from 'vitest'
// Loaded ahead: the first call of a test would wait for it.
import '#web/api/network-client.ts'

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** The answer of a call: a body, a Response, or a function of the request body and the query. */
type Answer = object | ((body: unknown, query: URLSearchParams) => object | Promise<object>)

/** A request that was made: `POST /api/auth/login` and its body. */
export interface MadeCall {
  call: string
  body: unknown
}

/** Answers the calls of the API in tests of pages. Other calls fail like a network without an answer. */
export function stubApi(answers: Partial<Record<Call, Answer>>) {
  const made: MadeCall[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    made.push({ call, body })
    const answer = (answers as Record<string, Answer | undefined>)[call]
    if (!answer) throw new TypeError('Failed to fetch')
    const found = typeof answer === 'function' ? await answer(body, new URL(request.url).searchParams) : answer
    return found instanceof Response ? found.clone() : Response.json(found)
  })
  return { made, bodyOf: (call: Call) => made.findLast((one) => one.call === call)?.body }
}

export const serverSentence = 'Frase del servidor'

/** An answer that refuses, as the server writes it. `state`: that of an application which was to be moved. */
export const refusal = (status: number, code: string, state?: string) =>
  Response.json({ error: serverSentence, code, state }, { status })

/** One page of a list, with the number of all rows. */
export const counted = (rows: object[], total = rows.length) =>
  Response.json(rows, { headers: { 'x-total-count': String(total) } })
