import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
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
import { aPicture, dataUrl } from '#server/testing/sample-files.ts'
import { tellNews } from '#server/testing/tell-news.ts'
import { testAppOf } from '#server/testing/test-app.ts'
import { queueDigests } from '../messages/digests.ts'
import { queueRecaps } from '../replies/queue-recaps.ts'
import { pauseSilentCompanies } from '../silence/pause-silent-companies.ts'

// Looks for a person in everything that a company can read before it has chosen them. All words of theirs begin alike.

type Opened = z.output<typeof OpenedApplication>
type Route = Parameters<typeof app.call>[0]

const { app, db, clock, mails } = await openMailSite('2026-11-23T07:00:00Z')
const firm = await aCompany(app, { plan: 'premium' })
/** Three applications of one person: with an uploaded CV, with one that was made, and withdrawn. */
const [SENT, MADE, LEFT] = [0, 1, 2]
const ids = [0, 0, 0]
const person = { token: '', keys: [''], offerId: 0, questionId: 0, mails: '' }

/** Parts that tell who it is. */
const hitsIn = (text: string): string[] => {
  const found = text.match(/.{0,40}(?:zurra|678\D{0,3}123\D{0,3}459|1961-03-07|07\/03\/1961).{0,20}/gi) ?? []
  return [...found, ...person.keys.filter((key) => text.includes(key))]
}

async function by<Body = Record<string, unknown>>(token: string, route: Route, body?: object): Promise<Body> {
  const answer = await app.call<Body>(route, { token, ...(body && { body }) })
  if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const move = (id: number, to: string) =>
  by<{ cambio: string }>(firm.token, `PUT /api/companies/application-state/${id}`, { estado_candidatura: to })
const open = (id = 0) => by<Opened>(firm.token, `GET /api/companies/application/${id}`)
const list = (query: Record<string, string> = {}, { token } = firm) =>
  by<Opened[]>(token, `GET /api/companies/all-company-candidates?${new URLSearchParams(query)}`)
const idsOf = (rows: Opened[]) => rows.map((row) => row.can_cv_ofertas_id)
const pdfOf = (text: string) => makePdf((document) => document.getPage(0).drawText(text, { x: 50, y: 600, size: 12 }))

beforeAll(async () => {
  const { token, accountId, candidateId } = await aCandidate(app, {
    nombre: 'Zurraquina',
    primer_apellido: 'Zurragamos',
    segundo_apellido: 'Zurrapérez',
    telefono_movil: '678 123 459',
    fecha_nacimiento: '1961-03-07',
    image: await aPicture(),
  })
  await db.update(account).set({ email: 'zurramail@prueba.example' }).where(eq(account.id, accountId))
  const [photo] = await db.select({ key: candidate.photoKey }).from(candidate).where(eq(candidate.id, candidateId))
  Object.assign(person, { token, keys: [photo?.key] })

  /** Applies with a CV of this name and these words. */
  const applyTo = async (place: number, name: string, hasOther = false) => {
    const questions = [{ tipo: 'texto', texto: '¿Por qué?', obligatoria: false }]
    const asked = { nombre: `Farera ${'ABC'.charAt(place)}`, primera_sin_nombres: true, preguntas: questions }
    const offerId = await anOffer(app, { by: firm, ...asked })
    const file = dataUrl('application/pdf', await pdfOf(`${name}experta`))
    const { can_cv_id: cvId } = await by(token, 'POST /api/users/upload-cv-file', { name, file })
    const [row] = await db.select().from(cv).where(eq(cv.name, name))
    person.keys.push(row?.fileKey ?? '')
    const other = hasOther ? await app.deps.files.put('cv', await pdfOf('Farera')) : null
    await db.update(cv).set({ namelessFileKey: other }).where(eq(cv.name, name))
    type Asked = { preguntas: { pregunta_id: number }[] }
    const { preguntas } = await by<Asked>(token, `GET /api/companies/offer-information/${offerId}`)
    const pregunta_id = preguntas[0]!.pregunta_id
    person.questionId ||= pregunta_id
    const valor = 'Soy Zurraquina Zurraperez: 678-123-459 o zurramail@prueba.example. Amo el mar.'
    const respuestas = [{ pregunta_id, valor }]
    await by(token, 'POST /api/users/register-into-offer', { offerId, cvId, respuestas, nota: valor })
    const [sent] = await db.select({ id: application.id }).from(application).where(eq(application.offerId, offerId))
    ids[place] = sent?.id ?? 0
    person.offerId ||= offerId
  }

  await db.update(company).set({ applicationMail: 'al_momento' })
  await applyTo(SENT, 'Zurrauno')
  await tellNews(app)
  const link = { token: answerTokenIn(mails.find(({ to }) => to === firm.email)?.text) }
  const said = [await by('', 'POST /api/application-links/answer', { ...link, decision: 'no_encaja', texto: 'No.' })]
  await applyTo(MADE, 'Zurrados', true)
  await db.update(application).set({ createdOn: '2026-11-05' })
  await by(token, `POST /api/users/ask-news/${ids[MADE]}`)
  await tellNews(app)
  said.push(await by('', 'POST /api/application-links/undo', link))
  await applyTo(LEFT, 'Zurratres', true)
  await by(token, `POST /api/users/withdraw-candidature/${ids[LEFT]}`)
  await by(firm.token, `POST /api/companies/application-message/${ids[SENT]}`, { texto: '¿Vienes?' })
  await by(token, `POST /api/users/application-message/${ids[SENT]}`, { texto: 'Sí, soy Zurraquina y me encanta.' })
  clock.set('2026-11-23T08:00:00Z')
  // The recap of a Monday also tells of messages.
  for (const wantsRecap of [false, true]) {
    await db.update(company).set({ wantsRecap })
    for (const queue of [queueDigests, queueRecaps, pauseSilentCompanies]) await queue(app.deps)
    await runJobs(app)
  }
  person.mails = JSON.stringify([said, mails.filter(({ to }) => to === firm.email)])
})

const routeOf = ({ method, path }: Call, id: number) => `${method} ${path.replace('{id}', String(id))}` as Route

/** Every answer that the company gets by reading, and every file that these answers link to. */
async function readAll(): Promise<string> {
  const selections = ['', '?orden=nombre', '?estado_candidatura=retirada', '?estado=1']
  const found: unknown[] = []
  for (const call of calls.filter(({ method, access }) => method === 'GET' && !/operator|candidate/.test(access))) {
    for (const id of call.path.includes('{id}') ? [...ids, person.offerId] : [0]) {
      for (const query of call.readsApplicants ? selections : ['']) {
        const answer = await app.call(`${routeOf(call, id)}${query}` as Route, firm)
        found.push(answer.body, [...answer.headers])
      }
    }
  }
  for (const link of new Set(JSON.stringify(found).match(/\/files\/[^"\\\s]+/g))) {
    const file = await app.request(link)
    found.push(link, [...file.headers], await readWords(new Uint8Array(await file.arrayBuffer())))
  }
  return JSON.stringify(found)
}

describe('Until the company has chosen somebody', () => {
  test('no answer to its calls and no file of theirs tells who it is, not even after a withdrawal', async () => {
    const text = await readAll()
    expect(await db.$count(cvDownload, eq(cvDownload.applicationId, ids[MADE]!))).toBe(1)
    expect(hitsIn(text)).toEqual([])
    for (const shown of ['Candidatura', 'Amo el mar', '"Farera', 'CV.pdf']) expect(text).toContain(shown)
  })

  test('no mail to it tells who it is, of any kind', () => {
    expect(hitsIn(person.mails)).toEqual([])
    const kinds = [
      'Me interesa',
      'has respondido',
      'Pregunta si hay',
      'te ha escrito sobre',
      'de: Candidatura',
      'espera',
    ]
    for (const kind of kinds) expect(person.mails).toContain(kind)
  })

  test('it sees that names are hidden, and a CV only without them', async () => {
    const [sent, made] = [await open(ids[SENT]), await open(ids[MADE])]
    const hidden = { telefono_movil: null, email: null, foto_link: null, sin_nombre: true }
    expect(sent.nb_usuarios_id).toMatchObject({ nombre: 'Candidatura', primer_apellido: String(ids[SENT]), ...hidden })
    expect(sent.can_cv_id).toEqual({ nombre: 'CV', cv_link: null, cv_vista: null })
    expect(made.can_cv_id.cv_link).toMatch(/nombre=CV\.pdf/)
    expect([sent.otras_candidaturas, made.otras_candidaturas]).toEqual([[], []])
  })

  test('no word of theirs finds them, neither by the search nor by an answer', async () => {
    for (const buscar of [
      'zurraquina',
      'zurrapérez',
      'zurramail',
      '678123459',
      '678 12',
      'zurraunoexperta',
      'Zurrados',
    ]) {
      for (const more of [{}, { estado_candidatura: 'retirada' }]) expect(await list({ buscar, ...more })).toEqual([])
      expect(await list({ pregunta: String(person.questionId), valor: buscar })).toEqual([])
    }
  })

  test('their number and the offer find them, and the order by name is that of the numbers', async () => {
    expect(idsOf(await list({ buscar: `candidatura ${ids[SENT]}` }))).toEqual([ids[SENT]])
    expect(idsOf(await list({ buscar: 'farera b' }))).toEqual([ids[MADE]])
    const first = await aCandidate(app, { primer_apellido: 'Abad' })
    await anApplication(app, { by: first, offerId: person.offerId, cvId: await aCv(app, { by: first }) })
    expect(idsOf(await list({ orden: 'nombre' }))).toEqual([ids[SENT], ids[MADE], expect.any(Number)])
  })
})

test('Once it has chosen somebody everything is there. After an undoing no link from before opens it', async () => {
  const id = ids[SENT]!
  const { cambio } = await move(id, 'preseleccionada')
  const opened = await open(id)
  const { nb_usuarios_id: who, can_cv_id: sent } = opened
  expect(who).toMatchObject({ nombre: 'Zurraquina', email: 'zurramail@prueba.example', sin_nombre: false })
  expect(JSON.stringify(opened)).toMatch(/678-123-459.*Sí, soy Zurraquina/)
  expect(idsOf(await list({ buscar: 'zurraunoexperta' }))).toEqual([id])
  const links = [sent.cv_link, sent.cv_vista, who.foto_link]
  const states = () => Promise.all(links.map(async (link) => (await app.request(link ?? '')).status))
  expect(await states()).toEqual([200, 200, 200])
  await by(firm.token, 'POST /api/companies/undo-application-states', { cambio })
  expect(await states()).toEqual([404, 404, 404])
  expect(hitsIn(JSON.stringify([await open(id), await list({ estado_candidatura: 'leida' })]))).toEqual([])
  await move(id, 'entrevista')
  expect((await open(id)).nb_usuarios_id.sin_nombre).toBe(false)
  const own = JSON.stringify(await by(person.token, `GET /api/users/candidature/${ids[MADE]}`))
  expect(own).toMatch(/Zurrados.*678-123-459/)
})

// Of one that also applied with the name. It deletes.
test('Whatever the company writes, the answer does not tell who it is', async () => {
  const id = ids[MADE]!
  const offerId = await anOffer(app, { by: firm })
  await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
  const [named] = await list({ oferta: String(offerId) })
  expect(hitsIn(JSON.stringify(named))).not.toEqual([])
  const others = (await open(named?.can_cv_ofertas_id)).otras_candidaturas.map((one) => one.can_cv_ofertas_id)
  expect([others, (await open(id)).otras_candidaturas]).toEqual([[ids[SENT]], []])
  const moves = { ids: [id], estado_candidatura: 'descartada', motivo: 'otro', texto: 'No.' }
  const bodies: Record<string, object> = { ...soundBodies, 'applicationDesk.moveApplications': moves }
  const said: unknown[] = []
  for (const call of calls.toSorted((one, other) => other.method.localeCompare(one.method))) {
    const { method, access, name } = call
    // An appointment chooses somebody.
    if (method === 'GET' || access !== 'company' || name === 'appointments.proposeAppointment') continue
    said.push(await app.call(routeOf(call, id), { token: firm.token, body: bodies[name] ?? {} }))
    if (call.readsApplicants) said.push(await open(id))
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
    const [owner, who] = [await aCompany(site), await aCandidate(site)]
    const offerId = await anOffer(site, { by: owner, primera_sin_nombres: chosen })
    const { body } = await site.call(`GET /api/companies/offer-information/${offerId}`)
    expect(body.primera_sin_nombres).toBe(hides)
    await anApplication(site, { by: who, offerId, cvId: await aCv(site, { by: who }) })
    await by(owner.token, `PUT /api/companies/update-offer/${offerId}`, {
      ...offerFields,
      primera_sin_nombres: !chosen,
    })
    expect((await list({}, owner)).map((row) => row.nb_usuarios_id.sin_nombre)).toEqual([hides])
  },
)
