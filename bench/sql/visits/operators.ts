import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { createOperator } from '#server/features/auth/operators/create-operator.ts'
import type { Visitor } from '../visits.ts'

const password = 'luz-de-guardia-2026'

/** A new operator sets up the link of the shell, reads the register and asks for another device. */
export async function visitOperators({ call, site }: Visitor): Promise<void> {
  const link = await createOperator(site.deps, `${randomBytes(6).toString('hex')}@gestion.example`)
  const token = link.split('#token=')[1] ?? ''
  const setup = await call<{ secreto: string; semilla: string }>('secondFactor.getSetup', { body: { token } })
  const { secreto: secret, semilla } = setup
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
  const body = { token, semilla, password, confirmPassword: password, codigo: codeIn(-30) }
  const { session } = await call<{ session: string }>('secondFactor.finishSetup', { body })
  await call('operator.listActs', { token: session })
  await call('operator.listActs', { token: session, query: 'accion=crear_operador&desde=2026-01-01' })
  await call('operator.getActsCsv', { token: session })
  for (const query of [
    '',
    'buscar=nadie@prueba.example',
    'buscar=talleres',
    'buscar=ana%20garcia',
    'estado=sin_confirmar',
  ]) {
    await call('managedAccounts.listAccounts', { token: session, query })
  }
  await call('secondFactor.renew', { token: session, body: { codigo: codeIn(0) } })
}
