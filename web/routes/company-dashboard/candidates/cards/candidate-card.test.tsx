import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate } from '#web/testing/company-rows.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { CandidateCard } from './candidate-card.tsx'

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('#web/ui/files/save-pdf.ts', () => ({ savePdf: saved }))

const freshLink = '/files/cv/fresh.pdf'
const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })

/** Answers the list with a fresh link, and each link with the given response. */
const answer = (links: Record<string, () => Response>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return (links[request] ?? (() => new Response(null, { status: 403 })))()
    asked.push(new URL(request.url).search)
    const fresh = { ...companyCandidate, can_cv_id: { nombre: 'CV de Ana', cv_link: freshLink } }
    const other = {
      ...companyCandidate,
      can_cv_ofertas_id: 7,
      can_cv_id: { nombre: 'CV', cv_link: '/files/cv/other.pdf' },
    }
    return Response.json([other, fresh, other], { headers: { 'x-total-count': '3' } })
  })
  return asked
}

const download = () => userEvent.click(screen.getByRole('button', { name: 'Descargar CV de Ana Núñez' }))

beforeEach(() => {
  sessionStorage.clear()
  saved.mockClear()
  saveToken('token-1')
  renderPrivate(
    <MemoryRouter>
      <CandidateCard candidate={companyCandidate} href="/perfil-empresa?seccion=candidatos&candidatura=6" />
    </MemoryRouter>,
  )
})

test('a CV is saved under its own name', async () => {
  answer({ [String(companyCandidate.can_cv_id.cv_link)]: pdf })
  await download()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'CV de Ana'), 10_000)
})

test('an expired link is requested again, for this candidate and offer alone', async () => {
  const asked = answer({ [freshLink]: pdf })
  await download()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), 10_000)
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { oferta: '9', buscar: 'ana@prueba.example' },
  ])
})

test('a CV that fails to download shows a notice, and the reason is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  answer({})
  await download()
  expect(await screen.findByText('No pudimos descargar el CV. Inténtalo de nuevo')).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledWith('CV download failed', new Error('the CV of application 6 could not be fetched'))
})
