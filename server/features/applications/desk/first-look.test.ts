import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/applications/application-desk.ts'
import type * as z from 'zod'
import { readWords } from '#server/documents/pdf/read-words.ts'
import { account, application, candidate, company, cv, cvDownload } from '#server/database/schema/schema.ts'
import { calls, type Call } from '#server/http/calls/calls.ts'
import { soundBodies } from '#server/testing/call-fields.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, offerFields } from '#server/testing/factories.ts'
import { answerTokenIn } from '#server/testing/fixtures/applications/link-site.ts'
import { openMailSite } from '#server/testing/fixtures/mail-site.ts'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { tellNews } from '#server/testing/tell-news.ts'
import { testAppOf } from '#server/testing/test-app.ts'
import { queueDigests } from '../messages/digests.ts'
import { queueRecaps } from '../replies/queue-recaps.ts'
import { pauseSilentCompanies } from '../silence/pause-silent-companies.ts'

// Looks for a person in everything that a company can read before it has chosen them. The text of their CV says «HTML/JavaScript».

type Opened = z.output<typeof OpenedApplication>
type Route = Parameters<typeof app.call>[0]

const { app, db, clock, mails } = await openMailSite('2026-11-23T07:00:00Z')
const firm = await aCompany(app, { plan: 'premium' })
const who = await aCandidate(app, {
  nombre: 'Zurraquina',
  primer_apellido: 'Zurragamos',
  segundo_apellido: 'Zurrapérez',
  telefono_movil: '678 123 459',
  fecha_nacimiento: '1961-03-07',
  image: await aPicture(),
})
/** Applications with an uploaded CV, with one that was made, and a withdrawn one. */
const sent = { offerId: 0, id: 0, question: 0 }
const [made, left] = [{ ...sent }, { ...sent }]
const found = { keys: [''], mails: '' }

const hitsIn = (text: string): string[] => {
  const said =
    text.match(/.{0,40}(?:zurra|html\/javascript|678\D{0,3}123\D{0,3}459|1961-03-07|07\/03\/1961).{0,20}/gi) ?? []
  return [...said, ...found.keys.filter((key) => text.includes(key))]
}

async function by<Body = Record<string, unknown>>({ token = '' }, route: Route, body?: object): Promise<Body> {
  const answer = await app.call<Body>(route, { token, ...(body && { body }) })
  if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const move = (to: string) =>
  by<{ cambio: string }>(firm, `PUT /api/companies/application-state/${sent.id}`, { estado_candidatura: to })
const open = ({ id }: { id: number }) => by<Opened>(firm, `GET /api/companies/application/${id}`)
const list = (query: Record<string, string> = {}, reader = firm) =>
  by<Opened[]>(reader, `GET /api/companies/all-company-candidates?${new URLSearchParams(query)}`)
const idsOf = (rows: Pick<Opened, 'can_cv_ofertas_id'>[]) => rows.map((row) => row.can_cv_ofertas_id)

async function applyTo(place: typeof sent, nombre: string, namelessFileKey: string | null) {
  const preguntas = [{ tipo: 'texto', texto: '¿Por qué?', obligatoria: false }]
  place.offerId = await anOffer(app, { by: firm, nombre, primera_sin_nombres: true, preguntas })
  const cvId = await aCv(app, { by: who, name: 'Zurracv' })
  await db.update(cv).set({ namelessFileKey }).where(eq(cv.id, cvId))
  type Asked = { preguntas: { pregunta_id: number }[] }
  const asked = await by<Asked>(who, `GET /api/companies/offer-information/${place.offerId}`)
  place.question = asked.preguntas[0]!.pregunta_id
  const valor = 'Soy Zurraquina Zurraperez: 678-123-459 o zurramail@prueba.example. Amo el mar.'
  const respuestas = [{ pregunta_id: place.question, valor }]
  await by(who, 'POST /api/users/register-into-offer', { offerId: place.offerId, cvId, respuestas, nota: valor })
  const [row] = await db.select({ id: application.id }).from(application).where(eq(application.offerId, place.offerId))
  place.id = row!.id
}

beforeAll(async () => {
  await db.update(account).set({ email: 'zurramail@prueba.example' }).where(eq(account.id, who.accountId))
  await db.update(company).set({ applicationMail: 'al_momento' })
  const blank = await makePdf((document) => void document.removePage(0))
  await applyTo(sent, 'Farera A', null)
  await tellNews(app)
  const link = { token: answerTokenIn(mails.find(({ to }) => to === firm.email)?.text) }
  const said = [await by({}, 'POST /api/application-links/answer', { ...link, decision: 'no_encaja', texto: 'No.' })]
  await applyTo(made, 'Farera B', await app.deps.files.put('cv', blank))
  await db.update(application).set({ createdOn: '2026-11-05' })
  await by(who, `POST /api/users/ask-news/${made.id}`)
  await tellNews(app)
  said.push(await by({}, 'POST /api/application-links/undo', link))
  await applyTo(left, 'Farera C', null)
  await by(who, `POST /api/users/withdraw-candidature/${left.id}`)
  await by(firm, `POST /api/companies/application-message/${sent.id}`, { texto: '¿Vienes?' })
  await by(who, `POST /api/users/application-message/${sent.id}`, { texto: 'Sí, soy Zurraquina y me encanta.' })
  clock.set('2026-11-23T08:00:00Z')
  // The recap of a Monday also tells of messages.
  for (const wantsRecap of [false, true]) {
    await db.update(company).set({ wantsRecap })
    for (const queue of [queueDigests, queueRecaps, pauseSilentCompanies]) await queue(app.deps)
    await runJobs(app)
  }
  found.mails = JSON.stringify([said, mails.filter(({ to }) => to === firm.email)])
  const keys = await db
    .select({ cv: cv.fileKey, photo: candidate.photoKey })
    .from(candidate)
    .innerJoin(cv, eq(cv.candidateId, candidate.id))
  found.keys = keys.flatMap((row) => [row.cv, row.photo!])
})

const routeOf = ({ method, path }: Call, id: number) => `${method} ${path.replace('{id}', String(id))}` as Route

/** Every answer that the company gets by reading, and every file that these answers link to. */
async function readAll(): Promise<string> {
  const read: unknown[] = []
  for (const call of calls.filter(({ method, access }) => method === 'GET' && !/operator|candidate/.test(access))) {
    for (const id of call.path.includes('{id}') ? [sent.id, made.id, left.id, sent.offerId] : [0]) {
      for (const query of call.readsApplicants ? ['', '?orden=nombre', '?estado_candidatura=retirada'] : ['']) {
        const { body, headers } = await app.call(`${routeOf(call, id)}${query}` as Route, firm)
        read.push(body, [...headers])
      }
    }
  }
  for (const link of new Set(JSON.stringify(read).match(/\/files\/[^"\\\s]+/g))) {
    const file = await app.request(link)
    read.push(link, [...file.headers], await readWords(new Uint8Array(await file.arrayBuffer())))
  }
  return JSON.stringify(read)
}

test('Until the company has chosen somebody no answer, link or file tells who it is, not even after a withdrawal', async () => {
  const text = await readAll()
  expect(hitsIn(text)).toEqual([])
  for (const shown of ['Candidatura', 'Amo el mar', '"Farera', 'CV.pdf']) expect(text).toContain(shown)
  expect(await db.$count(cvDownload, eq(cvDownload.applicationId, made.id))).toBe(1)
  expect((await open(sent)).can_cv_id).toEqual({ nombre: 'CV', cv_link: null, cv_vista: null })
})

test('No mail of any kind tells it', () => {
  expect(hitsIn(found.mails)).toEqual([])
  const kinds = ['Me interesa', 'has respondido', 'Pregunta si hay', 'te ha escrito sobre', 'de: Candidatura', 'espera']
  for (const kind of kinds) expect(found.mails).toContain(kind)
})

test('No word of theirs finds them, but their number and the offer do. The order by name is that of the numbers', async () => {
  for (const buscar of ['zurraquina', 'zurrapérez', 'zurramail', '678123459', '678 12', 'javascript', 'Zurracv']) {
    for (const more of [{}, { estado_candidatura: 'retirada' }]) expect(await list({ buscar, ...more })).toEqual([])
    expect(await list({ pregunta: String(sent.question), valor: buscar })).toEqual([])
  }
  expect(idsOf(await list({ buscar: `candidatura ${sent.id}` }))).toEqual([sent.id])
  expect(idsOf(await list({ buscar: 'farera b' }))).toEqual([made.id])
  const first = await aCandidate(app, { primer_apellido: 'Abad' })
  await anApplication(app, { by: first, offerId: sent.offerId, cvId: await aCv(app, { by: first }) })
  expect(idsOf(await list({ orden: 'nombre' }))).toEqual([sent.id, made.id, expect.any(Number)])
})

test('Once it has chosen somebody everything is there. After an undoing no link from before opens it', async () => {
  const { cambio } = await move('preseleccionada')
  const { nb_usuarios_id: person, can_cv_id: file, ...opened } = await open(sent)
  expect(person).toMatchObject({ nombre: 'Zurraquina', email: 'zurramail@prueba.example', sin_nombre: false })
  expect(JSON.stringify(opened)).toMatch(/678-123-459.*678-123-459.*Sí, soy Zurraquina/)
  expect(idsOf(await list({ buscar: 'javascript' }))).toEqual([sent.id])
  const links = [file.cv_link, file.cv_vista, person.foto_link]
  const states = () => Promise.all(links.map(async (link) => (await app.request(link ?? '')).status))
  expect(await states()).toEqual([200, 200, 200])
  await by(firm, 'POST /api/companies/undo-application-states', { cambio })
  expect(await states()).toEqual([404, 404, 404])
  expect(hitsIn(JSON.stringify([await open(sent), await list({ estado_candidatura: 'leida' })]))).toEqual([])
  await move('entrevista')
  expect((await open(sent)).nb_usuarios_id.sin_nombre).toBe(false)
  expect(JSON.stringify(await by(who, `GET /api/users/candidature/${made.id}`))).toMatch(/Zurracv.*678-123-459/)
})

// Of one that also applied with the name. It deletes.
test('Whatever the company writes, the answer does not tell who it is', async () => {
  const offerId = await anOffer(app, { by: firm })
  await anApplication(app, { by: who, offerId, cvId: await aCv(app, { by: who }) })
  const [named] = await list({ oferta: String(offerId) })
  expect(named?.nb_usuarios_id.nombre).toBe('Zurraquina')
  const others = [{ id: named!.can_cv_ofertas_id }, made].map(async (one) =>
    idsOf((await open(one)).otras_candidaturas),
  )
  expect(await Promise.all(others)).toEqual([[sent.id], []])
  const moves = { ids: [made.id], estado_candidatura: 'descartada', motivo: 'otro', texto: 'No.' }
  const bodies: Record<string, object> = { ...soundBodies, 'applicationDesk.moveApplications': moves }
  const said: unknown[] = []
  for (const call of calls.toSorted((one, other) => other.method.localeCompare(one.method))) {
    const { method, access, name } = call
    // An appointment chooses somebody.
    if (method === 'GET' || access !== 'company' || name === 'appointments.proposeAppointment') continue
    said.push(await app.call(routeOf(call, made.id), { token: firm.token, body: bodies[name] ?? {} }))
    if (call.readsApplicants) said.push(await open(made))
  }
  expect(JSON.stringify(said)).toMatch(/"descartada".*"Candidatura"/)
  expect(hitsIn(JSON.stringify(said))).toEqual([])
})

test.each([
  ['never', true, false],
  ['always', false, true],
  ['choice', true, true],
] as const)(
  'With FIRST_LOOK=%s an offer that says %s hides names: %s. A change keeps that',
  async (look, chosen, hides) => {
    const site = testAppOf({ ...app.deps, env: { ...app.deps.env, firstLook: look } })
    const owner = await aCompany(site)
    const offerId = await anOffer(site, { by: owner, primera_sin_nombres: chosen })
    const { body } = await site.call(`GET /api/companies/offer-information/${offerId}`)
    expect(body.primera_sin_nombres).toBe(hides)
    await anApplication(site, { by: who, offerId, cvId: await aCv(site, { by: who }) })
    await by(owner, `PUT /api/companies/update-offer/${offerId}`, { ...offerFields, primera_sin_nombres: !chosen })
    expect((await list({}, owner)).map((row) => row.nb_usuarios_id.sin_nombre)).toEqual([hides])
  },
)
