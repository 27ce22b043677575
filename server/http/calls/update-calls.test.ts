import { describe, expect, test } from 'vitest'
import { offerExample } from '#contract/offer/fields.ts'
import { listFieldsOf } from '#server/testing/call-fields.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject, cvDraftFields } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { calls, type Call } from './calls.ts'

// Generated from the contract, so that every new update call and every new field is tested.

const app = await createTestApp()

type Fields = Record<string, unknown>

interface Updated {
  token: string
  id?: number
}

interface Update {
  /** A value for each field that differs from its default value. */
  body: Fields
  create: (body: Fields) => Promise<Updated>
  read: (updated: Updated) => Promise<Fields | undefined>
}

const get = async <Body>(path: `/${string}`, { token }: Updated) =>
  (await app.call<Body>(`GET ${path}`, { token })).body

const place = { mst_comunidades_id: 9, mst_provincias_id: 8, mst_ciudades_id: 8019 }
const image = await aPicture('#FFC800')

const updates: Record<string, Update> = {
  'candidates.updateProfile': {
    body: {
      nombre: 'Inés',
      primer_apellido: 'Rey',
      segundo_apellido: 'Paz',
      mst_sexo_id: 2,
      fecha_nacimiento: '1990-02-28',
      telefono_movil: '611 222 333',
      nacionalidad_id: 724,
      mst_clases_doc_id: 3,
      num_documento: 'PAB123456',
      ...place,
      codigo_postal: 8001,
      image,
    },
    create: (body) => aCandidate(app, body),
    read: async (candidate) => {
      const { imgUrl } = await get<{ imgUrl: string }>('/api/users/get-profile-image', candidate)
      return { ...(await get<Fields>('/api/users/user-information', candidate)), image: imgUrl }
    },
  },
  'companies.updateProfile': {
    body: { nombre: 'Obras Rey', acronimo: 'OR', ...place, image },
    create: (body) => aCompany(app, body),
    read: async (company) => {
      const row = await get<Fields>('/api/companies/company-information', company)
      return { ...row, image: row['logo_link'] }
    },
  },
  'companyPages.savePage': {
    body: { texto: 'Hacemos pan.', web: 'https://panaderia.example/' },
    create: async (body) => {
      const { token } = await aCompany(app)
      await app.call('PUT /api/companies/company-page', { token, body })
      return { token }
    },
    read: async (own) => (await get<{ pagina: Fields }>('/api/companies/company-information', own)).pagina,
  },
  'projects.updateProject': {
    body: {
      nombre: 'Reforma',
      descripcion: 'De una nave.',
      fecha_inicio: '2026-12-01',
      fecha_fin: '2026-12-31',
      estado: 0,
    },
    create: async (body) => {
      const { token } = await aCompany(app)
      return { token, id: await aProject(app, { by: { token }, ...body }) }
    },
    read: async (project) => (await get<Fields[]>(`/api/companies/project-info/${project.id}`, project))[0],
  },
  'offers.updateOffer': {
    body: { ...offerExample, caduca_el: '2026-12-01' },
    create: async (body) => {
      const { token } = await aCompany(app)
      return { token, id: await anOffer(app, { by: { token }, ...body }) }
    },
    read: async (offer) => (await get<Fields[]>(`/api/companies/all-company-offers?oferta=${offer.id}`, offer))[0],
  },
  'alerts.changeAlert': {
    body: { filtros: { sector: 7, salario: 18_000 }, frecuencia: 'semanal', pausada: true },
    create: async ({ pausada, ...body }) => {
      const { token } = await aCandidate(app)
      await app.call('POST /api/alerts', { token, body: { filtros: {}, frecuencia: 'diaria', ...body } })
      const [row] = (await app.call<{ alertas_id: number }[]>('GET /api/users/alerts', { token })).body
      const own = { token, id: row?.alertas_id ?? 0 }
      if (pausada) await app.call(`PUT /api/alerts/${own.id}`, { token, body: { pausada } })
      return own
    },
    read: async (own) => (await get<Fields[]>('/api/users/alerts', own))[0],
  },
  'cvs.renameCv': {
    body: { nombre: 'Otro CV' },
    create: async ({ nombre }) => {
      const by = await aCandidate(app)
      return { token: by.token, id: await aCv(app, { by, ...(nombre ? { name: String(nombre) } : {}) }) }
    },
    read: async (cv) => (await get<Fields[]>('/api/users/get-cvs-info', cv))[0],
  },
  'cvDraft.saveCvDraft': {
    body: cvDraftFields,
    create: async (body) => {
      const { token } = await aCandidate(app)
      if (Object.keys(body).length > 0) await app.call('PUT /api/users/cv-draft', { token, body })
      return { token }
    },
    read: async (own) => (await get<{ borrador: Fields }>('/api/users/cv-draft', own)).borrador,
  },
  'mailChoices.saveNews': {
    body: { avisos_candidaturas: false },
    create: async (body) => chosen('users', await aCandidate(app), body),
    read: (person) => get('/api/users/mail-choices', person),
  },
  'mailChoices.saveApplicationMail': {
    body: { avisos_candidaturas: 'ninguno', recordatorio_lunes: false },
    create: async (body) => chosen('companies', await aCompany(app), body),
    read: (company) => get('/api/companies/mail-choices', company),
  },
}

/** Which mails an account has chosen. Without a choice it keeps the default. */
async function chosen(whose: 'users' | 'companies', { token }: Updated, body: Fields): Promise<Updated> {
  if (Object.keys(body).length > 0) await app.call(`PUT /api/${whose}/mail-choices`, { token, body })
  return { token }
}

const updateOf = ({ name }: Call): Update => {
  const update = updates[name]
  if (!update) throw new Error(`updates has no ${name}`)
  return update
}

// The version goes up with each update.
const fieldsOf = (call: Call) => listFieldsOf(call).filter((field) => field !== 'version')

/** The values of the fields that the call may change. The three parts of a place are read from its city. */
async function readFields(call: Call, updated: Updated): Promise<Fields> {
  const row = await updateOf(call).read(updated)
  return Object.fromEntries(fieldsOf(call).map((field) => [field, row?.[field]]))
}

const without = (body: Fields, ...fields: string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)))

const send = (call: Call, { token, id }: Updated, body: Fields) =>
  app.call(`PUT ${call.path.replace('{id}', String(id)) as `/${string}`}`, { token, body })

// They decide about a row or replace it, and do not edit it.
const decisions = new Set([
  'managedAccounts.disableAccount',
  'managedCompanies.verifyCompany',
  'applicationDesk.moveApplication',
  'appointments.proposeAppointment',
  'appointments.cancelAppointment',
  'appointments.chooseAppointment',
  'suggestedOffers.dismissOffer',
  'savedOffers.saveOffer',
  'suggestedOffers.saveInterests',
])

describe.each(calls.filter(({ method, name }) => method === 'PUT' && !decisions.has(name)))('$method $path', (call) => {
  const fields = fieldsOf(call)

  test('is tested here with every field that it accepts', () => {
    expect(Object.keys(updateOf(call).body).toSorted()).toEqual(fields.toSorted())
  })

  test.each(fields)('does not change %s if the body does not have it', async (field) => {
    const { body: whole, create } = updateOf(call)
    // To store a picture takes as long as all other steps together.
    const body = field === 'image' ? whole : without(whole, 'image')
    const updated = await create(body)
    const before = await readFields(call, updated)
    const bare = await create({ ...body, [field]: undefined }).catch(() => null)
    expect(bare && (await readFields(call, bare)), 'creating gives the same: that would prove nothing').not.toEqual(
      before,
    )
    // A picture that is sent again is stored again, with another link.
    const { status } = await send(call, updated, without(body, field, 'image'))
    // A call with only one field refuses a body without it.
    expect(status).toBe(fields.length === 1 ? 400 : 200)
    expect(await readFields(call, updated)).toEqual(before)
  })

  test.runIf(fields.length > 1)('changes nothing if the body is empty', async () => {
    const { body, create } = updateOf(call)
    const updated = await create(body)
    const before = await readFields(call, updated)
    expect((await send(call, updated, {})).status).toBe(200)
    expect(await readFields(call, updated)).toEqual(before)
  })
})
