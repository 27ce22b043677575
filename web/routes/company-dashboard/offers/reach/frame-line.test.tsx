import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { free } from '#web/testing/opened-header.tsx'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { FrameLine } from './frame-line.tsx'

// Seen to fail without the escaping of the company's name.
test('one press copies a line that frames the company’s own offers, with a title', async () => {
  stubApi({ 'GET /api/companies/company-information': { ...free, emp_empresas_id: 7, nombre: 'Bar "Faro" & Co' } })
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: <FrameLine /> }])} />)
  await user.click(await screen.findByText('Insertar en tu web'))
  await user.click(screen.getByRole('button', { name: 'Copiar', hidden: true }))
  expect(write).toHaveBeenCalledOnce()
  const page = new DOMParser().parseFromString(String(write.mock.calls[0]?.[0]), 'text/html')
  const frame = page.querySelector('body > iframe:only-child')
  expect(frame?.getAttribute('src')).toBe(`${testSite.baseUrl}/marco/ofertas?empresa=7`)
  expect(frame?.getAttribute('title')).toBe('Ofertas de empleo de Bar "Faro" & Co')
  expect(frame?.outerHTML.match(/=/g)).toHaveLength(7)
  expect(await screen.findByText('Línea copiada')).toBeTruthy()
})
