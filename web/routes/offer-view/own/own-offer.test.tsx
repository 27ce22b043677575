import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { forgetRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOfferDetails, anOwnOffer } from '#web/testing/offers.ts'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import OfferView from '../route.tsx'

type Props = Parameters<typeof OfferView>[0]

const own = anOwnOffer({ emp_ofertas_id: 7, numero_candidaturas: 3 })
const calls = { role: 'GET /api/master/get-role', offers: 'GET /api/companies/all-company-offers' } as const

beforeEach(() => {
  sessionStorage.clear()
  forgetRole()
  saveToken(crypto.randomUUID())
})

async function open(answers: Parameters<typeof stubApi>[0]) {
  const { made } = stubApi(answers)
  const page = {
    loaderData: { offer: anOfferDetails({ emp_ofertas_id: 7 }), similar: [], today: '2026-11-23' },
  } as unknown as Props
  const Component = () => (
    <NoticeProvider>
      <OfferView {...page} />
    </NoticeProvider>
  )
  const Stub = createRoutesStub([{ path: '/vista-oferta-completa/:offerId', Component }])
  render(<Stub initialEntries={['/vista-oferta-completa/7']} />)
  await screen.findByRole('heading', { level: 1 })
  return { isAsked: () => made.some(({ call }) => call === calls.offers) }
}

const links = (name: RegExp) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('its company edits an offer and opens its candidates where others apply', async () => {
  await open({ [calls.role]: [{ tipo: 2 }], [calls.offers]: counted([own]) })
  expect(await screen.findAllByText('Candidatos (3)')).toHaveLength(2)
  expect(new Set(links(/^Editar oferta/))).toEqual(new Set(['/perfil-empresa?seccion=ofertas&oferta=7&editar=1']))
  expect(new Set(links(/^Candidatos \(/))).toEqual(new Set(['/perfil-empresa?seccion=candidatos&oferta=7']))
  expect(screen.getAllByText('Activo')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^APLICAR/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Denunciar oferta' })).toBeNull()
})

test('an offer that nobody finds is not active to its company', async () => {
  await open({ [calls.role]: [{ tipo: 2 }], [calls.offers]: counted([{ ...own, descansa: true }]) })
  expect(await screen.findAllByText('No activo')).toHaveLength(2)
})

test.each([
  ['another company', counted([])],
  ['a company whose offers fail to load', refusal(500, 'internal')],
])('%s sees the page as visitors do', async (_, answer) => {
  const { isAsked } = await open({ [calls.role]: [{ tipo: 2 }], [calls.offers]: answer })
  await expect.poll(isAsked).toBe(true)
  expect(screen.getAllByRole('button', { name: /^APLICAR/ })).toHaveLength(2)
  expect(links(/^Editar/)).toEqual([])
})

test('an operator opens its review where others apply', async () => {
  await open({ [calls.role]: [{ tipo: 3 }] })
  expect(await screen.findAllByRole('link', { name: 'Revisar la oferta' })).toHaveLength(2)
  expect(new Set(links(/^Revisar/))).toEqual(new Set(['/gestion/revision/ofertas?oferta=7']))
  expect(screen.queryByRole('button', { name: /^APLICAR/ })).toBeNull()
})

test('a candidate is not asked for', async () => {
  const { isAsked } = await open({ [calls.role]: [{ tipo: 1 }], 'GET /api/users/user-candidatures': [] })
  expect(await screen.findByRole('link', { name: 'Mi perfil', hidden: true })).toBeDefined()
  expect(isAsked()).toBe(false)
})
