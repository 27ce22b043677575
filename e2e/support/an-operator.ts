import { TOTP } from 'otpauth'
import { systemClock } from '#server/clock.ts'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { createDatabase } from '#server/database/open.ts'
import { createOperator } from '#server/features/auth/operators/create-operator.ts'
import type { RunningServer } from './running-server.ts'

const password = 'faro de guardia'

/** An operator with a device, who is signed in. Made as the shell does, whose start takes three seconds of processor time. */
export async function anOperator({ dataDir, address }: RunningServer, email: string) {
  const databaseUrl = (await findLastAddress(dataDir)) ?? ''
  const { db, close } = createDatabase(() => databaseUrl, { max: 1 })
  const link = await createOperator({ db, clock: systemClock, env: { baseUrl: address } }, email).finally(close)
  const token = link.split('#token=')[1]
  const post = async <Body>(path: string, body: object): Promise<Body> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Body
  }
  const { secreto: secret, semilla } = await post<{ secreto: string; semilla: string }>('/api/operator/get-setup', {
    token,
  })
  const codigo = new TOTP({ secret }).generate()
  const chosen = { token, semilla, password, confirmPassword: password, codigo }
  const { session } = await post<{ session: string }>('/api/operator/finish-setup', chosen)
  return { email, password, token: session }
}
