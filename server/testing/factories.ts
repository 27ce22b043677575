import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import {
  account,
  candidate,
  company,
  offer,
  operator,
  session,
  type OfferSnapshot,
} from '#server/database/schema/schema.ts'
import { dayInMadrid } from '#server/clock.ts'
import { newSession } from '#server/http/caller.ts'
import { aPdf } from './sample-files.ts'
import type { Method, Sent, TestApp } from './test-app.ts'

// Factories call the API. Only accounts are inserted directly: signing up sends a mail, and counts as a try of its address.

export interface SignedIn {
  token: string
  accountId: number
  email: string
}
export type Candidate = SignedIn & { candidateId: number }
export type Company = SignedIn & { companyId: number }

type Fields = Record<string, unknown>
type Token = Pick<SignedIn, 'token'>

export const candidateFields = {
  nombre: 'Ana',
  primer_apellido: 'Núñez',
  segundo_apellido: 'Prado',
  telefono_movil: '600 000 001',
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: 28079,
  codigo_postal: 28001,
}

export const companyFields = {
  nombre: 'Talleres Ejemplo',
  acronimo: 'TEJ',
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: 28079,
}

/** The parts of a CV that a candidate makes here. */
export const cvDraftFields = {
  contacto: { nombre: 'Eva Rey', correo: null, telefono: '611 222 333', ciudad: 'Soria', con_foto: true },
  busco: { puesto: 'Camarera', texto: 'En sala.' },
  experiencia: { sin_experiencia: true, trabajos: [] },
  estudios: [{ titulo: 'Cocina', centro: 'IES Uno', desde: '2019-09', hasta: null }],
  idiomas: [{ idioma: 'Inglés', nivel: 'b1' }],
  otros: { carnes: ['B'], certificados: ['Alimentos'], disponibilidad: ['noches'] },
}

export const projectFields = { nombre: 'Apertura de tienda', descripcion: 'Equipo para una tienda nueva.' }

export const offerFields = {
  nombre: 'Dependiente de tienda',
  descripcion: 'Atención al público y caja.',
  salario_anual: 18_000,
  mst_puestos_id: 50,
  mst_emp_sector_id: 7,
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: 28079,
}

/** Of a candidate who looks for nothing yet. */
export const interestFields = {
  puestos: [],
  sectores: [],
  provincias: [],
  modalidades: [],
  jornadas: [],
  ciudad: null,
  distancia: 25,
  salario_minimo: null,
  activas: true,
  por_correo: false,
}

// Of random bytes that nobody has kept, as cheap as the other hashes of the tests.
const hashOfNobody = '$argon2id$v=19$m=8,t=1,p=1$GmkRBH/CHkTwx1/n21qUAA$1AO38erUTqvpP7nCsT8UbYkdGkkTJ6JrWWXH07Y6iME'

/** An account with an open session, without a profile, and without a role unless one is given. */
export async function anAccount(
  { deps }: TestApp,
  { role = null, hasSecondFactor = false }: { role?: 1 | 2 | 3 | null; hasSecondFactor?: boolean } = {},
): Promise<SignedIn> {
  const now = deps.clock.now()
  const email = `${randomBytes(6).toString('hex')}@prueba.example`
  const [row] = await deps.db
    .insert(account)
    .values({ email, role, passwordHash: hashOfNobody, createdAt: now, lastUsedOn: dayInMadrid(now) })
    .returning({ id: account.id })
  if (!row) throw new Error('insert returned no row')
  const token = randomBytes(32).toString('base64url')
  await deps.db.insert(session).values(newSession(token, { accountId: row.id, now, hasSecondFactor }))
  return { token, accountId: row.id, email }
}

/** An operator without a device, whose session counts as one with a second factor unless told otherwise. */
export async function anOperator(app: TestApp, { hasSecondFactor = true } = {}): Promise<SignedIn> {
  const signedIn = await anAccount(app, { role: ROLE_OPERATOR, hasSecondFactor })
  await app.deps.db.insert(operator).values({ accountId: signedIn.accountId })
  return signedIn
}

/** A candidate with a profile; `fields` replace those of `candidateFields`. */
export async function aCandidate(app: TestApp, fields: Fields = {}): Promise<Candidate> {
  const signedIn = await anAccount(app)
  const body = { ...candidateFields, ...fields }
  await done(app, 'POST /api/users/create-user-profile', { token: signedIn.token, body })
  const [row] = await app.deps.db
    .select({ id: candidate.id })
    .from(candidate)
    .where(eq(candidate.accountId, signedIn.accountId))
  return { ...signedIn, candidateId: idOf(row) }
}

/** A company with a profile, on the free plan unless `plan` says premium. */
export async function aCompany(
  app: TestApp,
  { plan = 'gratis', ...fields }: Fields & { plan?: 'gratis' | 'premium' } = {},
): Promise<Company> {
  const signedIn = await anAccount(app)
  const body = { ...companyFields, ...fields }
  const made = await done<{ emp_empresas_id: number }[]>(app, 'POST /api/companies/create-company-profile', {
    token: signedIn.token,
    body,
  })
  const companyId = idOf({ id: made[0]?.emp_empresas_id })
  if (plan === 'premium') await app.deps.db.update(company).set({ plan }).where(eq(company.id, companyId))
  return { ...signedIn, companyId }
}

/** A project of a company; returns its id. */
export async function aProject(app: TestApp, { by, ...fields }: Fields & { by: Token }): Promise<number> {
  const body = { ...projectFields, ...fields }
  const made = await done<{ project: { emp_proyectos_id: number } }>(app, 'POST /api/companies/create-project', {
    token: by.token,
    body,
  })
  return made.project.emp_proyectos_id
}

/** An offer, in a new project unless `projectId` is given; returns its id. The limit of the free plan applies. */
export async function anOffer(
  app: TestApp,
  { by, projectId, ...fields }: Fields & { by: Token; projectId?: number },
): Promise<number> {
  const inProject = projectId ?? (await aProject(app, { by }))
  const body = { ...offerFields, emp_proyectos_id: inProject, ...fields }
  await done(app, 'POST /api/companies/create-offer-in-project', { token: by.token, body })
  const [row] = await app.deps.db
    .select({ id: offer.id })
    .from(offer)
    .where(eq(offer.projectId, inProject))
    .orderBy(desc(offer.id))
    .limit(1)
  return idOf(row)
}

/** A CV of a candidate; returns its id. */
export async function aCv(app: TestApp, { by, name = 'CV de Ana' }: { by: Token; name?: string }): Promise<number> {
  const body = { name, file: await aPdf() }
  const made = await done<{ can_cv_id: number }>(app, 'POST /api/users/upload-cv-file', { token: by.token, body })
  return made.can_cv_id
}

/** A CV that a candidate makes here, of some parts of a draft; returns its id. */
export async function aMadeCv(app: TestApp, { by, ...parts }: Fields & { by: Token }): Promise<number> {
  const body = { experiencia: { sin_experiencia: true, trabajos: [] }, ...parts }
  await done(app, 'PUT /api/users/cv-draft', { token: by.token, body })
  const made = await done<{ can_cv_id: number }>(app, 'POST /api/users/make-cv', { token: by.token, body: {} })
  return made.can_cv_id
}

/** The candidate sends a CV to an offer. */
export async function anApplication(
  app: TestApp,
  { by, offerId, cvId }: { by: Token; offerId: number; cvId: number },
): Promise<void> {
  await done(app, 'POST /api/users/register-into-offer', { token: by.token, body: { offerId, cvId } })
}

// A failed call throws here. Otherwise the test would fail later for another reason.
async function done<Body>(app: TestApp, ...[route, sent]: [`${Method} /${string}`, Sent]): Promise<Body> {
  const { status, body } = await app.call<Body>(route, sent)
  if (status !== 200) throw new Error(`${route} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

function idOf(row: { id: number | undefined } | undefined): number {
  if (row?.id === undefined) throw new Error('no row was created')
  return row.id
}

/** For tests that write applications without the call. */
export const anOfferAsSent: OfferSnapshot = {
  offerId: 1,
  name: 'Dependiente de tienda',
  companyName: 'Talleres Ejemplo',
}
