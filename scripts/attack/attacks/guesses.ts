import { calls } from '#server/http/calls/calls.ts'
import { ask } from '../ask.ts'
import { repeat, type Attack } from '../attack.ts'

const privateCalls = calls.filter(({ access }) => access !== 'public')
// Everybody may save or dismiss a public offer.
const ofOneRow = privateCalls.filter(({ path }) => path.includes('{id}') && !/(?:save|dismiss)-offer/.test(path))
const strangeIds = ['0', '-1', '1e3', '2147483648', '%00', '%ff', '..%2f1', '__proto__', '9'.repeat(5_000)]
const forged = ['a'.repeat(43), 'x', "' or 1=1 --", '__proto__', 'a'.repeat(8_000), 'eyJhbGciOiJub25lIn0.e30.']

/** Each with each, again and again. */
function* pairs<One, Other>(ones: readonly One[], others: readonly Other[]): Generator<[One, Other], never> {
  for (;;) for (const other of others) for (const one of ones) yield [one, other]
}

export const guesses: Record<string, Attack> = {
  /** 300 sign-ins with wrong passwords at the same time. */
  'sign-ins': (target) =>
    repeat(target, 300, (index) =>
      ask(target.port, {
        method: 'POST',
        path: '/api/auth/login',
        body: { email: `nadie-${index}@prueba.example`, password: 'una clave equivocada' },
        ended: target.ended,
      }),
    ),

  /** A candidate and a company try ids of others, and ids that are none, on every private call. Nothing may be found. */
  ids: (target) => {
    const tries = pairs(ofOneRow, [...Object.values(target.foreign).map(String), ...strangeIds])
    return repeat(target, 20, async () => {
      const [{ access, method, path }, id] = tries.next().value
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
  },

  /** Forged tokens on every private call. Nobody may be signed in. */
  tokens: (target) => {
    const tries = pairs(privateCalls, forged)
    return repeat(target, 50, async () => {
      const [{ method, path }, token] = tries.next().value
      const answer = await ask(target.port, { method, path: path.replace('{id}', '1'), token, ended: target.ended })
      if (answer.status !== 401 && answer.status !== 503) target.report(`${method} ${path} answered ${answer.status}`)
      return answer
    })
  },
}
