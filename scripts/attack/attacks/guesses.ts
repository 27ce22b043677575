import { calls } from '#server/http/calls/calls.ts'
import { ask } from '../ask.ts'
import type { Attack } from '../attack.ts'
import { repeat } from '../repeat.ts'

/** 300 sign-ins with wrong passwords at the same time. */
export const signIns: Attack = (target) =>
  repeat(target, 300, (index) =>
    ask(target.port, {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: `nadie-${index}@prueba.example`, password: 'una clave equivocada' },
      ended: target.ended,
    }),
  )

const ofOneRow = calls.filter(({ access, path }) => access !== 'public' && path.includes('{id}'))
const strangeIds = ['0', '-1', '1e3', '2147483648', '%00', '%ff', '..%2f1', '__proto__', '9'.repeat(5_000)]

/** A candidate and a company try ids of others, and ids that are none, on every private call. Nothing may be found. */
export const foreignIds: Attack = (target) => {
  const ids = [...Object.values(target.foreign).map(String), ...strangeIds]
  let turn = 0
  return repeat(target, 20, async () => {
    const { access, method, path } = ofOneRow[turn % ofOneRow.length] ?? { access: '', method: 'GET', path: '/' }
    const id = ids[Math.floor(turn / ofOneRow.length) % ids.length] ?? '0'
    turn += 1
    const { token = '' } = (access === 'company' ? target.company : target.candidates[0]) ?? {}
    const answer = await ask(target.port, {
      method,
      path: path.replace('{id}', id),
      token,
      ...(method === 'GET' ? {} : { body: { nombre: 'Ajeno' } }),
      ended: target.ended,
    })
    if (answer.status < 400) target.report(`${method} ${path} answered ${answer.status} for ${id.slice(0, 20)}`)
    return answer
  })
}

const forged = ['a'.repeat(43), 'x', "' or 1=1 --", '__proto__', 'a'.repeat(8_000), 'eyJhbGciOiJub25lIn0.e30.']
const privateCalls = calls.filter(({ access }) => access !== 'public')

/** Forged tokens on every private call. Nobody may be signed in. */
export const forgedTokens: Attack = (target) => {
  let turn = 0
  return repeat(target, 50, async () => {
    const { method, path } = privateCalls[turn % privateCalls.length] ?? { method: 'GET', path: '/' }
    const token = forged[turn % forged.length] ?? ''
    turn += 1
    const answer = await ask(target.port, { method, path: path.replace('{id}', '1'), token, ended: target.ended })
    if (answer.status !== 401 && answer.status !== 503) target.report(`${method} ${path} answered ${answer.status}`)
    return answer
  })
}
