import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'

vi.mock('#web/ui/files/save-pdf.ts', () => ({ savePdf: () => undefined }))

test('An application whose CV was downloaded is no longer unread, and the numbers are asked for again', async () => {
  saveToken('token-1')
  const { made } = stubApi({
    [calls.candidates]: counted([companyCandidate]),
    [calls.counts]: { por_estado: [], sin_leer: 1 },
  })
  const answer = vi.mocked(fetch)
  vi.stubGlobal('fetch', async (request: Request | string) =>
    typeof request === 'string' ? new Response('%PDF-') : answer(request),
  )
  openList('?seccion=candidatos')
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar CV de Ana Núñez' }))
  expect(await screen.findByText('Leída')).toBeTruthy()
  await waitFor(() => expect(made.filter(({ call }) => call === calls.counts)).toHaveLength(2))
})
