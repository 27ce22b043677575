import { createServer, type OutgoingHttpHeaders } from 'node:http'

// A server without a framework that answers every request with the bytes that it was given: what Node costs by itself.

export interface BareResponse {
  headers: OutgoingHttpHeaders
  /** As base64 */
  body: string
}

let answer = { headers: {}, body: Buffer.alloc(0) }

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('message', ({ headers, body }: BareResponse) => {
  answer = { headers, body: Buffer.from(body, 'base64') }
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())
