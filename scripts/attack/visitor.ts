import { aPdf } from '#server/testing/sample-files.ts'
import { createVisits } from './visits.ts'

// The second visitor. It runs in a process of its own, so that the attack does not delay its clock.

const PERIOD_MS = 500

export interface Visitor {
  port: number
  email: string
  password: string
  token: string
  offerId: number
}

// On Linux every address of 127/8 exists, so the visitor can have another one than the attack.
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined

const { port, email, password, token, offerId } = JSON.parse(process.argv[2] ?? '{}') as Visitor
const file = await aPdf()
const { visits, send, repeat, stop } = createVisits(port, localAddress)
const html = { accept: 'text/html' }

/** Deletes the CV again, because a candidate may have ten only. */
async function uploadCv(): Promise<void> {
  const text = await send('upload', {
    method: 'POST',
    path: '/api/users/upload-cv-file',
    token,
    body: { name: 'CV', file },
  })
  if (text === null) return
  const { can_cv_id: id } = JSON.parse(text) as { can_cv_id: number }
  await send('delete', { method: 'DELETE', path: `/api/users/delete-cv/${id}`, token })
}

const steps = [
  () => send('list', { path: '/pagina-principal', headers: html }),
  () => send('offer', { path: `/vista-oferta-completa/${offerId}`, headers: html }),
  () => send('signIn', { method: 'POST', path: '/api/auth/login', body: { email, password } }),
  uploadCv,
  () => send('healthz', { path: '/healthz' }),
]
for (const step of steps) repeat(step, { periodMs: PERIOD_MS })
process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))
await stop()
// A disconnection at once would drop a long list.
process.send?.(visits, undefined, undefined, () => process.disconnect())
