import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OfferDetails } from '#web/api/types.ts'
import { anOfferDetails } from '#web/testing/offers.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import OfferView from './route.tsx'

type Props = Parameters<typeof OfferView>[0]

async function open(changes: Partial<OfferDetails>): Promise<void> {
  stubApi({})
  const page = {
    loaderData: { offer: { ...anOfferDetails(), ...changes }, similar: [], today: '2026-11-23' },
  } as unknown as Props
  const Component = () => (
    <NoticeProvider>
      <OfferView {...page} />
    </NoticeProvider>
  )
  const Stub = createRoutesStub([{ path: '/vista-oferta-completa/:offerId', Component }])
  render(<Stub initialEntries={['/vista-oferta-completa/7']} />)
  await screen.findByRole('heading', { level: 1 })
}

test('an offer shows its salary range above the text, for narrow windows, and in the summary beside it', async () => {
  await open({ salario_anual: 24_000, salario_max: 28_000 })
  expect(screen.getAllByText('24.000 – 28.000 € al año')).toHaveLength(2)
  expect(screen.queryByText('24.000 € al año')).toBeNull()
})

test('an active offer names its last day', async () => {
  await open({ caduca_el: '2026-12-21' })
  expect(screen.getByText('Abierta hasta el').closest('div')?.textContent).toContain('21/12/2026')
})

test('an offer says that its company chooses before it reads names', async () => {
  await open({ primera_sin_nombres: true })
  expect(screen.getByText('Primera selección sin nombres').closest('div')?.textContent).toContain('Cómo se elige')
})

test('an offer that has ended names no last day', async () => {
  await open({ estado: 0, caduca_el: '2026-12-21' })
  expect(screen.queryByText('Abierta hasta el')).toBeNull()
})

test('an offer shows what it asks those who apply, with the options', async () => {
  await open({})
  const section = screen.getByRole('heading', { name: 'Preguntas al aplicar' }).closest('section')
  expect(section?.textContent).toContain('¿Qué turno prefieres?Mañana · Tarde')
})

test('an offer that asks nothing has no such part', async () => {
  await open({ preguntas: [] })
  expect(screen.queryByRole('heading', { name: 'Preguntas al aplicar' })).toBeNull()
})
