import { beforeAll, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { calls } from '#server/http/calls/calls.ts'
import { aCandidate, aCompany, anApplication, aCv, anOffer } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

// Searches a company's private data in everything that the candidate can read.

const { app, clock, mails, exportOf } = await openExportSite()
const told = 'Gracias por venir a vernos.'
const secrets = ['Zurrapa nota', 'Zurrapa deshecha', 'Zurrapa ajena', 'Zurrapa Otra', 'otra_persona']
const read = { early: '', late: '', exported: '', email: '' }
const hitsIn = (text: string) => secrets.filter((secret) => text.includes(secret))

beforeAll(async () => {
  const company = await aCompany(app)
  const offerId = await anOffer(app, { by: company })
  const [person, other] = [await aCandidate(app), await aCandidate(app, { nombre: 'Zurrapa Otra' })]
  read.email = person.email
  for (const by of [person, other]) await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  const { body: own } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', person)
  const { body: all } = await app.call<{ can_cv_ofertas_id: number }[]>(
    'GET /api/companies/all-company-candidates',
    company,
  )
  const mine = own[0]?.can_cv_ofertas_id ?? 0
  const foreign = all.map((row) => row.can_cv_ofertas_id).find((id) => id !== mine) ?? 0
  const { token } = company
  const by = async (route: `${'GET' | 'POST' | 'PUT'} /${string}`, body?: object) => {
    const answer = await app.call<{ cambio: string }>(route, { token, ...(body && { body }) })
    if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const discard = (id: number, texto: string) =>
    by(`PUT /api/companies/application-state/${id}`, {
      estado_candidatura: 'descartada',
      motivo: 'otra_persona',
      texto,
    })

  await by(`GET /api/companies/application/${mine}`)
  await by(`POST /api/companies/application-note/${mine}`, { texto: 'Zurrapa nota' })
  await discard(foreign, 'Zurrapa ajena')
  const { cambio } = await discard(mine, 'Zurrapa deshecha')
  read.early = await readAll(person.token, [mine, foreign])
  await by('POST /api/companies/undo-application-states', { cambio })
  await discard(mine, told)
  clock.set(new Date(clock.now().getTime() + (UNDO_SECONDS + 1) * 1000).toISOString())
  read.late = await readAll(person.token, [mine, foreign])
  read.exported = (await exportOf(person)).texts
  await runJobs(app)
})

/** Every answer that the candidate can get by reading, with these ids. */
async function readAll(token: string, ids: number[]): Promise<string> {
  const readable = calls.filter(({ method, access }) => method === 'GET' && access !== 'operator')
  const texts = await readable.reduce<Promise<string[]>>(async (before, { path }) => {
    const found = await before
    for (const id of path.includes('{id}') ? ids : [0]) {
      const answer = await app.call(`GET ${path.replace('{id}', String(id))}` as `GET /${string}`, { token })
      found.push(JSON.stringify(answer.body))
    }
    return found
  }, Promise.resolve([]))
  return texts.join('\n')
}

test('The text that the company decided to send is read after the time to undo, also in the exported file', () => {
  expect(read.early).not.toContain(told)
  expect(read.late).toContain(told)
  expect(read.exported).toContain(told)
})

test('Notes, reasons, undone texts and other candidates are in no answer', () => {
  expect(hitsIn(read.early)).toEqual([])
  expect(hitsIn(read.late)).toEqual([])
})

test('They are not in the exported file, whose explanations name no reason either', () => {
  expect(hitsIn(read.exported)).toEqual([])
})

test('They are in no mail to the candidate', () => {
  const letters = mails.filter(({ to }) => to === read.email)
  expect(hitsIn(JSON.stringify(letters))).toEqual([])
})
