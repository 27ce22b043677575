import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { aPdf } from '#server/testing/sample-files.ts'
import { ask, codeOf } from './ask.ts'

// The second visitor. It runs in a process of its own, so that the attack does not delay its clock.

const PERIOD_MS = 500
const LONGEST_MS = 30_000

export interface Visitor {
  port: number
  /** The process of the server. */
  pid: number
  email: string
  password: string
  token: string
  offerId: number
}

/** One line of the visitor's record. */
export interface Visit {
  kind: 'list' | 'offer' | 'signIn' | 'upload' | 'healthz'
  status: number | string
  ms: number
  /** Milliseconds that the server's thread computed meanwhile. A busy machine makes `ms` longer, but not this. */
  serverMs?: number
}

// On Linux every address of 127/8 exists, so the visitor can have another one than the attack.
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined

const { port, pid, email, password, token, offerId } = JSON.parse(process.argv[2] ?? '{}') as Visitor
const file = await aPdf()
const visits: Visit[] = []
const ending = new AbortController()

const askAs = (question: Parameters<typeof ask>[1]) =>
  ask(port, { ...question, localAddress, ended: AbortSignal.timeout(LONGEST_MS) })

/** The processor time of the server's main thread so far; NaN where the system does not publish it. */
const readServerMs = async () => {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => 'NaN')
  return Number(text.split(' ')[0]) / 1_000_000
}

/** Deletes the CV again, because a candidate may have ten only. */
async function uploadCv() {
  const answer = await askAs({ method: 'POST', path: '/api/users/upload-cv-file', token, body: { name: 'CV', file } })
  if (answer.status === 200) {
    const { can_cv_id: id } = JSON.parse(answer.text) as { can_cv_id: number }
    await askAs({ method: 'DELETE', path: `/api/users/delete-cv/${id}`, token })
  }
  return answer
}

const kinds = {
  list: () => askAs({ path: '/pagina-principal', headers: { accept: 'text/html' } }),
  offer: () => askAs({ path: `/vista-oferta-completa/${offerId}`, headers: { accept: 'text/html' } }),
  signIn: () => askAs({ method: 'POST', path: '/api/auth/login', body: { email, password } }),
  upload: uploadCv,
  healthz: () => askAs({ path: '/healthz' }),
}

async function visit(kind: Visit['kind']) {
  while (!ending.signal.aborted) {
    const computed = await readServerMs()
    const start = performance.now()
    const answer = await kinds[kind]().catch((error: unknown) => ({
      status: codeOf(error),
      ms: performance.now() - start,
    }))
    const serverMs = (await readServerMs()) - computed
    visits.push({ kind, status: answer.status, ms: answer.ms, ...(serverMs >= 0 && { serverMs }) })
    await wait(Math.max(0, PERIOD_MS - (performance.now() - start)))
  }
}

process.once('message', () => ending.abort())
process.send?.('ready')
await Promise.all((Object.keys(kinds) as Visit['kind'][]).map(visit))
// A disconnection at once would drop a long list.
process.send?.(visits, undefined, undefined, () => process.disconnect())
