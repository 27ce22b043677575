import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { groups } from './groups.ts'
import { styleGuideTexts } from './texts.ts'

const sectors = [{ mst_emp_sector_id: 14, descripcion: 'Energía', link_imagen: '/sectores/energia.svg' }]

describe('every group of parts renders', () => {
  test('each group has its file', () => expect(groups).toHaveLength(Object.keys(styleGuideTexts.groups).length))

  test.each(groups)('$key', async ({ Group }) => {
    const complaint = vi.spyOn(console, 'error')
    const Stub = createRoutesStub([
      {
        id: 'guide',
        path: '/estilo',
        Component: () => (
          <NoticeProvider>
            <Group />
          </NoticeProvider>
        ),
      },
    ])
    render(<Stub initialEntries={['/estilo']} hydrationData={{ loaderData: { guide: sectors } }} />)
    expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('the style guide', () => {
  const paths = async () => {
    vi.resetModules()
    const { default: routes } = await import('#web/routes.ts')
    return routes.map(({ path }) => path)
  }
  afterEach(() => vi.resetModules())

  test('is available in development', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(await paths()).toContain('estilo')
  })

  test('is not available in production, which is the default', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(await paths()).not.toContain('estilo')
    vi.stubEnv('NODE_ENV', undefined)
    expect(await paths()).not.toContain('estilo')
  })
})
