import { randomInt } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { organisationControl } from '#contract/values/document-numbers/tax-number.ts'
import { legalDataExample } from '#contract/verification.ts'
import { tokenOf } from '#server/features/verification/company-email/company-link.ts'
import { companyVerification } from '#server/database/schema/schema.ts'
import type { Visitor } from '../visits.ts'

type Call = Visitor['call']

const explicacion = 'Para medir lo que cuesta'

interface Seen {
  version: number
  estado_revision: string
}

/** Reads the offers that wait, and decides about two. */
export async function visitReviews(call: Call, token: string): Promise<void> {
  const { ofertas } = await call<{ ofertas: { emp_ofertas_id: number }[] }>('review.listQueue', { token })
  await call('review.listQueue', { token, query: `despues_de=2.${Date.parse('2026-11-15')}.1` })
  const [first, second] = ofertas.map(({ emp_ofertas_id: id }) => id)
  const seen = await readOffer(call, { token, id: first ?? 0 })
  await call('review.approve', { token, id: first ?? 0, body: seen })
  const other = await readOffer(call, { token, id: second ?? 0 })
  await call('review.reject', { token, id: second ?? 0, body: { ...other, motivo: 'pide_dinero', explicacion } })
}

async function readOffer(call: Call, { token, id }: { token: string; id: number }): Promise<Seen> {
  const found = await call<{ version: number; revision: { estado: string } }>('review.getOffer', { token, id })
  return { version: found.version, estado_revision: found.revision.estado }
}

interface Decided {
  decision: 'retirar' | 'no_procede'
  motivo?: string
}

interface Cases {
  casos: { caso_id: number }[]
}

/** Reads the cases and decides about two. The company of the second asks to look again. */
export async function visitReports(call: Call, token: string, company: { token: string; offerId: number }) {
  const before = Date.now()
  await call('reports.reportOffer', { body: { emp_ofertas_id: company.offerId, motivo: 'ya_no_existe' } })
  const { casos: oldest } = await call<Cases>('reports.listCases', { token })
  await call('reports.getCase', { token, variant: 'of 20,000 reports', id: 1 })
  const after = (time: string | number) => ({ query: `desde=${new Date(time).toISOString()}&desde_id=1` })
  await call('reports.listCases', { token, ...after('2026-11-15') })
  const decide = async (id: number, decided: Decided) => {
    const { version } = await call<{ version: number }>('reports.getCase', { token, id })
    const body = { ...decided, explicacion, ultima_denuncia: 2_000_000_000, version }
    await call('reports.decideCase', { token, variant: decided.decision, id, body })
  }
  await decide(oldest[0]?.caso_id ?? 0, { decision: 'no_procede' })
  const { casos } = await call<Cases>('reports.listCases', { token, ...after(before) })
  await decide(casos.at(-1)?.caso_id ?? 0, { decision: 'retirar', motivo: 'pide_dinero' })
  await call('reports.listWithdrawn', { token: company.token })
  await call('reports.askSecondLook', { token: company.token, id: company.offerId, body: { texto: explicacion } })
}

const queues = ['', 'estado=pendiente', 'estado=suspendida', 'estado=verificada', 'buscar=talleres', 'buscar=B12345674']

/** A company says who it is, and an operator looks at the queue, checks it and decides. */
export async function visitVerification(
  { call, site }: Visitor,
  token: string,
  company: { token: string; companyId: number },
): Promise<void> {
  const digits = String(randomInt(1_000_000, 9_999_999))
  const nif = `B${digits}${organisationControl(digits)}`
  const body = { ...legalDataExample, nif, contacto_correo: `ana@empresa-${digits}.example` }
  await call('verification.requestVerification', { token: company.token, body })
  await call('verification.getVerification', { token: company.token })
  await call('verification.resendCompanyEmail', { token: company.token })
  const newest = desc(companyVerification.submittedAt)
  const [{ linkId } = {}] = await site.deps.db.select().from(companyVerification).orderBy(newest).limit(1)
  await call('verification.confirmCompanyEmail', { body: { token: tokenOf(site.deps.appSecret, linkId ?? '') } })

  for (const query of queues) await call('managedCompanies.listCompanies', { token, query })
  await call('managedCompanies.listCompanies', { token, variant: 'deep', query: `estado=pendiente&despues_de=2` })
  await call('managedCompanies.getCompany', { token, variant: 'of 2,000 offers', id: 1 })
  const own = { token, id: company.companyId }
  const read = async () => (await call<{ version: number }>('managedCompanies.getCompany', own)).version
  for (const comprobacion of ['registro', 'telefono']) {
    const check = { comprobacion, hecha: true, version: await read() }
    await call('managedCompanies.checkCompany', { ...own, body: check })
  }
  for (const [estado, motivo] of [
    ['verificada', null],
    ['suspendida', 'fraude'],
    ['readmitida', null],
  ] as const) {
    const decision = { estado_verificacion: estado, motivo, version: await read() }
    await call('managedCompanies.verifyCompany', { ...own, variant: estado, body: decision })
  }
}
