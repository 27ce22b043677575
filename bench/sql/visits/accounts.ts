import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { account, candidate, company, passwordReset, session } from '#server/database/schema/schema.ts'
import { hashToken, newSession } from '#server/http/caller.ts'
import type { Site } from '../open-site.ts'
import type { Visitor } from '../visits.ts'

/** Signs in to an account of the generated site, whose passwords nobody knows. */
async function openSession({ deps }: Site, accountId: number): Promise<string> {
  const now = deps.clock.now()
  const token = randomBytes(32).toString('base64url')
  await deps.db.insert(session).values(newSession(token, { accountId, now }))
  return token
}

export async function signInAsCompany(site: Site, companyId: number): Promise<string> {
  const [row] = await site.deps.db.select().from(company).where(eq(company.id, companyId))
  return openSession(site, row?.accountId ?? 0)
}

export async function signInAsCandidate(site: Site, candidateId: number): Promise<string> {
  const [row] = await site.deps.db.select().from(candidate).where(eq(candidate.id, candidateId))
  return openSession(site, row?.accountId ?? 0)
}

const password = 'luz-de-faro-2026'

/** Everything until a new candidate and a new company have a profile. Returns the company. */
export async function visitAccounts({ call }: Visitor): Promise<{ token: string; companyId: number }> {
  const signUp = async () => {
    const email = `${randomBytes(6).toString('hex')}@prueba.example`
    await call('auth.signup', { body: { email, password, confirmPassword: password } })
    const { session: token } = await call<{ session: string }>('auth.login', { body: { email, password } })
    return token
  }
  const place = { mst_comunidades_id: 7, mst_provincias_id: 28, mst_ciudades_id: 28079 }
  const newCandidate = await signUp()
  await call('master.getRole', { token: newCandidate })
  await call('master.setRole', { token: newCandidate, body: { roleId: 1 } })
  const person = { nombre: 'Ana', primer_apellido: 'Núñez', telefono_movil: '600 000 001', codigo_postal: 28001 }
  await call('candidates.createProfile', { token: newCandidate, body: { ...person, ...place } })
  await call('candidates.updateProfile', { token: newCandidate, body: { nombre: 'Inés' } })
  await call('candidates.getInformation', { token: newCandidate })
  await call('candidates.getProfileImage', { token: newCandidate })
  const own = { token: newCandidate }
  const sessions = await call<{ sesion_id: number; es_esta: boolean }[]>('account.listSessions', own)
  await call('account.closeSession', { ...own, id: sessions.find((row) => !row.es_esta)?.sesion_id ?? 0 })
  await call('account.closeOtherSessions', own)
  const change = { currentPassword: password, password: 'luz-de-luna-2026', confirmPassword: 'luz-de-luna-2026' }
  await call('auth.changePassword', { token: newCandidate, body: change })
  await call('auth.logout', { token: newCandidate })

  const newCompany = await signUp()
  const [made] = await call<{ emp_empresas_id: number }[]>('companies.createProfile', {
    token: newCompany,
    body: { nombre: 'Obras Rey', acronimo: 'OR', ...place },
  })
  await call('companies.updateProfile', { token: newCompany, body: { nombre: 'Obras Paz' } })
  return { token: newCompany, companyId: made?.emp_empresas_id ?? 0 }
}

/** A new password by a link. The link's token is made here, since no mail is read. */
export async function visitPasswordReset({ call, site }: Visitor): Promise<void> {
  const { db, clock } = site.deps
  const email = `${randomBytes(6).toString('hex')}@prueba.example`
  await call('auth.signup', { variant: 'forgets', body: { email, password, confirmPassword: password } })
  await call('auth.forgotPassword', { body: { email } })
  const [owner] = await db.select().from(account).where(eq(account.email, email))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  await db.insert(passwordReset).values({ tokenHash: hashToken(token), accountId: owner?.id ?? 0, expiresAt })
  await call('auth.resetPassword', { body: { token, password, confirmPassword: password } })
}
