import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Reference } from '#web/document/reference.ts'
import { ErrorPage } from './error-page.tsx'

const ID = '5b6f0d0e-0000-4000-8000-000000000001'

const page = (
  <MemoryRouter>
    <ErrorPage error={new Error('broken')} />
  </MemoryRouter>
)

// Seen to fail without reading the page of the server: React made the page anew, without the reference.
test('a page that failed on the server shows the id by which the log is searched, and the browser keeps it', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = renderToString(<Reference value={ID}>{page}</Reference>)
  expect(document.body.textContent).toContain(`Referencia: ${ID}`)
  const root = await act(async () => hydrateRoot(document.body, page))
  onTestFinished(() => act(async () => root.unmount()))
  expect(document.body.textContent).toContain(`Referencia: ${ID}`)
  expect(failed).not.toHaveBeenCalled()
})

test('a failure in the browser has no request, and shows none', async () => {
  document.body.innerHTML = ''
  expect(renderToString(page)).not.toContain('Referencia')
})
