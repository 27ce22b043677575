import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import type { RunningServer } from './running-server.ts'

const password = 'faro de guardia'

/** An operator made at the shell, with a device, who is signed in. */
export async function anOperator(server: RunningServer, email: string) {
  const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir, BASE_URL: server.address }
  const command = ['server/commands/cli.ts', 'create-operator', email]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const token = stdout.split('#token=')[1]?.split(/\s/)[0]
  const post = async <Body>(path: string, body: object): Promise<Body> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
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
