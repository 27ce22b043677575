import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenPdf } from './open-pdf.client.ts'
import { PdfView } from './pdf-view.tsx'

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn<() => Promise<OpenPdf>>() }))
vi.mock('./open-pdf.client.ts', () => ({ openPdf }))

const WIDTH = 500
const close = vi.fn<() => void>()
const draw = vi.fn<OpenPdf['draw']>()

/** jsdom lacks layout: every place is as wide as the view, and visible. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.stubGlobal('ResizeObserver', function ResizeObserver(this: { observe: unknown }, tell: () => void) {
    return { observe: () => tell(), disconnect: () => undefined }
  })
  vi.stubGlobal('IntersectionObserver', function IntersectionObserver(tell: (entries: object[]) => void) {
    return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => undefined }
  })
}

const onFailed = vi.fn<(error: unknown) => void>()
const bytes = new ArrayBuffer(8)
const show = () => render(<PdfView name="CV de Ana" bytes={bytes} onFailed={onFailed} />)
const drawnWidths = () => draw.mock.calls.map(([page, { scale }]) => [page, scale * 595])

beforeEach(() => {
  vi.clearAllMocks()
  layOut()
  draw.mockReturnValue({ done: Promise.resolve(), stop: () => undefined })
  openPdf.mockResolvedValue({
    pageCount: 2,
    sizeOf: async () => ({ width: 595, height: 842 }),
    draw,
    close,
  })
})

test('a PDF fills the width of its place, with all its pages', async () => {
  show()
  expect(await screen.findByText('2 páginas')).toBeTruthy()
  expect(await screen.findByText('Página 2 de 2')).toBeTruthy()
  await vi.waitFor(() =>
    expect(drawnWidths()).toEqual([
      [1, WIDTH],
      [2, WIDTH],
    ]),
  )
})

test('a PDF can be made larger and smaller, within limits', async () => {
  show()
  await screen.findByText('2 páginas')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Ampliar CV de Ana')
  await vi.waitFor(() => expect(drawnWidths().at(-1)).toEqual([2, WIDTH * 1.25]))
  expect(screen.getByText('Tamaño: 125 %')).toBeTruthy()
  for (let presses = 0; presses < 3; presses++) await press('Reducir CV de Ana')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reducir CV de Ana' }).disabled).toBe(true)
})

test('a PDF that cannot be opened is reported, and so is a page that cannot be drawn', async () => {
  openPdf.mockRejectedValueOnce(new Error('no PDF'))
  show()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(new Error('no PDF')))
  draw.mockImplementation(() => ({ done: Promise.reject(new Error('no page')), stop: () => undefined }))
  show()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(new Error('no page')))
})

test('a PDF is closed when it leaves the page, also one that was still being opened', async () => {
  const { unmount } = show()
  await screen.findByText('2 páginas')
  unmount()
  expect(close).toHaveBeenCalledOnce()
  const { promise, resolve } = Promise.withResolvers<OpenPdf>()
  const pdf = await openPdf()
  openPdf.mockReturnValue(promise)
  show().unmount()
  await act(async () => resolve(pdf))
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2))
})
