import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eachLine } from '#contract/offer/lines.ts'
import { application, applicationEvent, offerReview } from '#server/database/schema/schema.ts'
import { readSnapshot } from '#server/domain/offers/offer-snapshot.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'

// Rows as the releases before the contract's names wrote them. They stay in the tables.

const { app, db, anApplicant, listOf } = await openApplicationSite()
const desk = await openReviewDesk()

const sent = {
  offerId: 1,
  name: 'Farera',
  description: 'Cuidar del faro.',
  companyName: 'Faros del Norte',
  annualSalary: 24_000,
  salaryMax: 28_000,
  payPeriod: 'mensual',
  periodPay: 2000,
  periodPayMax: 2333.33,
  payments: 12,
  variablePay: 'Plus de noche',
  agreement: 'Puertos',
  reservedFor: 'cuota',
  everywhere: false,
  moreCities: ['Getafe', 'Vigo'],
  contractType: 'temporal',
  experience: 'junior',
  vacancies: 3,
  position: 'Guarda',
  modality: 'Presencial',
  workday: 'Parcial',
  sector: 'Energía',
  province: 'Pontevedra',
  municipality: 'Sanxenxo',
  requirements: ['Vista', 'Oído'],
}

/** The oldest applications lack these. */
const { payPeriod, periodPay, periodPayMax, payments, variablePay, agreement, reservedFor, everywhere, ...older } = sent
const { moreCities: _cities, experience: _experience, ...oldest } = older

/** Lines of free text that no release before knew. */
const unknown = eachLine(() => null)

const read = {
  ...unknown,
  nombre: 'Farera',
  empresa: 'Faros del Norte',
  descripcion: 'Cuidar del faro.',
  salario_anual: 24_000,
  salario_max: 28_000,
  salario: '2.000 – 2.333,33\u00a0€ al mes (12 pagas) + variable',
  salario_variable: 'Plus de noche',
  convenio: 'Puertos',
  reservada_discapacidad: 'cuota',
  tipo_contrato: 'temporal',
  experiencia: 'junior',
  vacantes: 3,
  puesto: 'Guarda',
  modalidad: 'Presencial',
  jornada: 'Parcial',
  sector: 'Energía',
  provincia: 'Pontevedra',
  ciudad: 'Sanxenxo',
  mas_ciudades: ['Getafe', 'Vigo'],
  toda_espana: false,
  requirements_list: ['Vista', 'Oído'],
}

const readOldest = {
  ...read,
  salario: '24.000 – 28.000\u00a0€ al año',
  salario_variable: null,
  convenio: null,
  reservada_discapacidad: null,
  experiencia: null,
  mas_ciudades: [],
}

/** The offer of an application as a release before stored it. */
function underOldNames(offer: object = {}): Record<string, unknown> {
  const newNameOf = (old: string) => Object.keys(readSnapshot({ [old]: null }))[0] ?? ''
  const values = new Map(Object.entries(offer))
  return Object.fromEntries(Object.keys(sent).map((old) => [old, values.get(newNameOf(old))]))
}

describe('An application of a release before', () => {
  const opened = async ({ id, person }: Awaited<ReturnType<typeof anApplicant>>) =>
    (await app.call<{ oferta: object; ha_cambiado: boolean }>(`GET /api/users/candidature/${id}`, person)).body
  const store = (id: number, sentOffer: object) =>
    db
      .update(application)
      .set({ sentOffer: sentOffer as typeof sent })
      .where(eq(application.id, id))

  test.each([
    ['the last one', sent, read],
    ['one that knew neither periods nor several cities', oldest, readOldest],
  ])('has the offer as it was read, every field of it: %s', async (_, snapshot, oferta) => {
    const applicant = await anApplicant()
    await store(applicant.id, snapshot)
    expect(await opened(applicant)).toMatchObject({ oferta, ha_cambiado: true })
    expect((await opened(applicant)).oferta).toEqual(oferta)
  })

  test('is in the list with its names when its offer is gone', async () => {
    const { id, person, company, offerId } = await anApplicant()
    await store(id, { ...sent, offerId })
    await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: company.token })
    expect((await listOf(person))[0]?.emp_ofertas_id).toEqual({
      emp_ofertas_id: offerId,
      nombre: 'Farera',
      estado: 0,
      mst_emp_sector_id: { descripcion: 'Energía' },
      mst_ciudades_id: { nombre: 'Sanxenxo' },
      otras_ciudades: 2,
      toda_espana: false,
      emp_proyectos_id: { emp_empresas_id: { nombre: 'Faros del Norte', slug: null } },
    })
    expect(await db.$count(applicationEvent, eq(applicationEvent.applicationId, id))).toBe(2)
  })

  test('has not changed while the offer says the same, whatever the release before did not store', async () => {
    const mas_ciudades = [28_065, 36_057]
    const applicant = await anApplicant({ requirements_list: ['Vista'], mas_ciudades, convenio: 'Puertos' })
    const now = await opened(applicant)
    expect(now).toMatchObject({ ha_cambiado: false, oferta: { mas_ciudades: ['Getafe', 'Vigo'] } })
    const [row] = await db.select().from(application).where(eq(application.id, applicant.id))
    const { agreement: _its, ...before } = underOldNames(row?.sentOffer.offer)
    await store(applicant.id, before)
    expect(await opened(applicant)).toEqual({ ...now, oferta: { ...now.oferta, convenio: null } })
  })
})

describe('The text of a review of a release before', () => {
  const reviewed = {
    name: 'Farera',
    description: 'Cuidar del faro.',
    annualSalary: 24_000,
    salaryMax: null,
    provinceId: 28,
    municipalityId: 28_065,
    requirements: ['Vista'],
  }
  const names = {
    payPeriod: 'hora',
    periodPay: 12.5,
    periodPayMax: null,
    payments: null,
    variablePay: null,
    agreement: 'Puertos',
    reservedFor: 'cuota',
    moreMunicipalityIds: [36_057, 28_079],
    isEverywhere: false,
    questions: ['¿Qué turno? / Mañana / Tarde'],
    projectName: 'Faros',
    companyName: 'Faros del Norte',
    logoKey: null,
  }
  const texto = {
    ...unknown,
    nombre: 'Farera',
    descripcion: 'Cuidar del faro.',
    salario: '24.000\u00a0€ al año',
    salario_variable: null,
    convenio: null,
    reservada_discapacidad: null,
    lugar: 'Getafe (Madrid)',
    requisitos: ['Vista'],
    preguntas: [],
    proyecto: null,
    empresa: null,
    logo_link: null,
  }
  const textoWithNames = {
    ...texto,
    salario: '12,50\u00a0€ por hora',
    convenio: 'Puertos',
    reservada_discapacidad: 'cuota',
    lugar: 'Getafe (Madrid) · Vigo (Pontevedra) · Madrid',
    preguntas: ['¿Qué turno? / Mañana / Tarde'],
    proyecto: 'Faros',
    empresa: 'Faros del Norte',
  }

  test.each([
    ['the last one', { ...reviewed, ...names }, textoWithNames],
    ['one that knew no names', reviewed, texto],
    ['all of Spain', { ...reviewed, isEverywhere: true }, { ...texto, lugar: 'Toda España' }],
  ])('is read as it was: %s', async (_, textBefore, read_) => {
    const id = await desk.publish()
    await desk.app.deps.db.update(offerReview).set({ textBefore }).where(eq(offerReview.offerId, id))
    expect((await desk.read(id)).texto_anterior).toEqual(read_)
  })
})
