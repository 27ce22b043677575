import { describe, expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { hasStatus, isNoConnection } from './api-error.ts'

const clientOn = (answer: (request: Request) => Response | Promise<Response>) => {
  const fetch = vi.fn(async (request: Request) => answer(request))
  return { fetch, api: createApiClient({ origin: () => 'https://empleo.example', fetch }) }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it answered'),
    (error: unknown) => error,
  )

describe('a call', () => {
  test('goes to the path and with the method of the contract', async () => {
    const { api, fetch } = clientOn(() => Response.json({ message: 'Oferta eliminada con exito' }))
    expect(await api.offers.deleteOffer({ id: 7 })).toEqual({ message: 'Oferta eliminada con exito' })
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({
      method: 'DELETE',
      url: 'https://empleo.example/api/companies/delete-offer/7',
    })
  })

  test('sends the filters of the list in the address and reads the number of matches', async () => {
    const { api, fetch } = clientOn(() => Response.json([], { headers: { 'x-total-count': '42' } }))
    const answer = await api.offers.listActiveOffers({ nombre: 'año & día', pagina: 2 })
    expect(answer).toMatchObject({ headers: { 'x-total-count': '42' }, body: [] })
    const { searchParams } = new URL(fetch.mock.calls[0]?.[0].url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ nombre: 'año & día', pagina: '2' })
  })

  test('that is refused throws the status, the code and the sentence of the server', async () => {
    const { api } = clientOn(() =>
      Response.json({ error: 'Ya has aplicado a esta oferta', code: 'already_applied' }, { status: 409 }),
    )
    const error = await failure(api.applications.registerIntoOffer({ offerId: 1, cvId: 1 }))
    expect(error).toMatchObject({ status: 409, code: 'already_applied', error: 'Ya has aplicado a esta oferta' })
    expect(hasStatus(error, 409)).toBe(true)
    expect(isNoConnection(error)).toBe(false)
  })

  test('that a proxy answers has only a status', async () => {
    const { api } = clientOn(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    )
    expect(await failure(api.master.listSectors())).toMatchObject({ status: 502, code: 'unknown', error: '' })
  })

  test('without a network throws an error of its own kind', async () => {
    const { api } = clientOn(() => {
      throw new TypeError('Failed to fetch')
    })
    const error = await failure(api.master.listSectors())
    expect(isNoConnection(error)).toBe(true)
    expect(error).toMatchObject({ status: 0 })
  })

  test('with a progress callback is sent by sendWithProgress, and throws the same error', async () => {
    const sendWithProgress = vi.fn(async (_: Request, onProgress: (share: number) => void) => {
      onProgress(0.5)
      return Response.json({ error: 'El PDF está dañado', code: 'pdf_damaged' }, { status: 400 })
    })
    const fetch = vi.fn<() => Promise<Response>>()
    const api = createApiClient({ origin: () => 'https://empleo.example', fetch, sendWithProgress })
    const onProgress = vi.fn<(share: number) => void>()
    const call = api.cvs.uploadCv({ name: 'CV', file: 'data:' }, { context: { onProgress } })
    expect(await failure(call)).toMatchObject({ status: 400, code: 'pdf_damaged' })
    expect(onProgress).toHaveBeenCalledWith(0.5)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('that the page aborts is not reported as a network failure', async () => {
    const { api } = clientOn(() => {
      throw new DOMException('gone', 'AbortError')
    })
    expect(await failure(api.master.listSectors())).toMatchObject({ name: 'AbortError' })
  })
})
