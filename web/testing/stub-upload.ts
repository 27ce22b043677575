import { vi } from 'vitest'

interface Sending extends EventTarget {
  upload: EventTarget
  status: number
  responseText: string
}

/** Takes the place of the network for uploads that are watched, which do not go by fetch. One at a time. */
export function stubUpload() {
  const sent: Blob[] = []
  const headers: Record<string, string> = {}
  let sending: Sending | undefined

  const begin = (): Sending => {
    const own = Object.assign(new EventTarget(), {
      upload: new EventTarget(),
      status: 0,
      responseText: '',
      open: () => undefined,
      getResponseHeader: () => 'application/json',
      setRequestHeader: (name: string, value: string) => void (headers[name] = value),
      send: (body: Blob) => {
        sent.push(body)
        sending = own
      },
      abort: () => own.dispatchEvent(new Event('abort')),
    })
    return own
  }
  vi.stubGlobal('XMLHttpRequest', function () {
    return begin()
  })

  /** The upload under way, once it has begun. */
  const current = () =>
    vi.waitFor(() => {
      if (!sending) throw new Error('nothing is being sent')
      return sending
    }, 10_000)
  return {
    sent,
    headers,
    progress: async (loaded: number, total: number) =>
      (await current()).upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
    answer: async (status: number, body: object) => {
      const own = await current()
      Object.assign(own, { status, responseText: JSON.stringify(body) })
      sending = undefined
      own.dispatchEvent(new Event('load'))
    },
    breakOff: async () => {
      const own = await current()
      sending = undefined
      own.dispatchEvent(new Event('error'))
    },
  }
}
