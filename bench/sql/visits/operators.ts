import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { createOperator } from '#server/features/auth/operators/create-operator.ts'
import { LARGE_COMPANY } from '../../data/owners.ts'
import type { Visitor } from '../visits.ts'
import { visitReports, visitReviews, visitVerification } from './reviews.ts'

const password = 'luz-de-guardia-2026'

/** The companies that operators decide about: one whose offer is reported, and one that asks for its verification. */
interface Companies {
  reported: { token: string; offerId: number }
  new: { token: string; companyId: number }
}

/** A new operator sets up the link of the shell, reads the register and asks for another device. */
export async function visitOperators(visitor: Visitor, companies: Companies): Promise<void> {
  const { call, site } = visitor
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
  const { cuentas } = await call<{ cuentas: { cuenta_id: number }[] }>('managedAccounts.listAccounts', {
    token: session,
    query: 'tipo=candidato',
  })
  const id = cuentas[0]?.cuenta_id ?? 0
  await call('managedAccounts.getAccount', { token: session, id })
  await call('managedAccounts.getAccount', { token: session, variant: 'of 2,000 offers', id: LARGE_COMPANY })
  await call('managedAccounts.openPerson', { token: session, id, body: { motivo: 'Para medir lo que cuesta' } })
  await call('managedAccounts.endSessions', { token: session, id })
  await visitLists(call, session)
  await visitReviews(call, session)
  await visitReports(call, session, companies.reported)
  await visitVerification(visitor, session, companies.new)
  await call('siteSummary.getSummary', { token: session })
  await call('secondFactor.renew', { token: session, body: { codigo: codeIn(0) } })
}

interface Entry {
  id: number
  version: number
}

/** Adds a company to the strip, changes it and puts it first. */
async function visitLists(call: Visitor['call'], token: string): Promise<void> {
  const body = { lista: 'franja', nombre: randomBytes(6).toString('hex') }
  await call('managedLists.addEntry', { token, body })
  const { franja } = await call<{ franja: Entry[] }>('managedLists.getLists', { token })
  const last = franja.at(-1)
  await call('managedLists.changeEntry', {
    token,
    id: last?.id ?? 0,
    body: { lista: 'franja', retirado: true, version: last?.version },
  })
  const { franja: now } = await call<{ franja: Entry[] }>('managedLists.getLists', { token, times: 1 })
  await call('managedLists.orderStrip', {
    token,
    body: { orden: now.toReversed().map(({ id, version }) => ({ id, version })) },
  })
}
