import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// A tab is a copy of the modules: they share the channel, as tabs of one browser do, and nothing else.
const openTab = async () => {
  vi.resetModules()
  const store = await import('#web/tab-storage/session-store.ts')
  const { startSession, sessionRead } = await import('./start-session.ts')
  const { tellSignedOut } = await import('./other-tabs.ts')
  return { ...store, startSession, sessionRead, tellSignedOut }
}

const channels: BroadcastChannel[] = []

beforeEach(() => {
  sessionStorage.clear()
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function open(name: string) {
      const channel = new Channel(name)
      channels.push(channel)
      return channel
    }),
  )
})

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

describe('the start of a tab', () => {
  test('reads the stored token of the tab at once', async () => {
    sessionStorage.setItem('accessToken', 'token-1')
    const { startSession, getSession } = await openTab()
    void startSession()
    expect(getSession()).toMatchObject({ initialised: true, token: 'token-1' })
  })

  test('takes over the session of another tab', async () => {
    const first = await openTab()
    first.saveToken('token-1')
    await first.startSession()
    sessionStorage.clear()
    const second = await openTab()
    await second.startSession()
    expect(second.getSession()).toMatchObject({ initialised: true, token: 'token-1' })
    expect(sessionStorage.getItem('accessToken')).toBe('token-1')
  })

  test('reopens the session that the browser keeps, and forgets one that the server no longer knows', async () => {
    localStorage.setItem('keptSession', 'ana@prueba.example')
    const answer = vi.fn(async () => Response.json({ session: 'token-2' }))
    vi.stubGlobal('fetch', answer)
    const first = await openTab()
    await first.startSession()
    expect(first.getSession().token).toBe('token-2')
    expect(sessionStorage.getItem('accountEmail')).toBe('ana@prueba.example')
    first.removeToken()
    expect(localStorage.getItem('keptSession')).toBeNull()
    localStorage.setItem('keptSession', 'ana@prueba.example')
    answer.mockImplementation(async () => Response.json({ session: null }))
    const second = await openTab()
    await second.startSession()
    expect(second.getSession().token).toBeNull()
    expect(localStorage.getItem('keptSession')).toBeNull()
  })

  test('asks the server for nothing where no session is kept', async () => {
    const answer = vi.fn()
    vi.stubGlobal('fetch', answer)
    const { startSession } = await openTab()
    await startSession()
    expect(answer).not.toHaveBeenCalled()
  })

  test('is signed out when no tab answers', async () => {
    const { startSession, getSession } = await openTab()
    await startSession()
    expect(getSession()).toEqual({ initialised: true, token: null, end: null })
  })

  test('makes a guard wait until it has finished', async () => {
    const { startSession, sessionRead, getSession } = await openTab()
    const read = sessionRead().then(() => getSession().initialised)
    void startSession()
    await expect(read).resolves.toBe(true)
  })

  test('signing out ends the session of the other tabs, except in a tab with a newer session', async () => {
    const leaving = await openTab()
    leaving.saveToken('token-1')
    const staying = await openTab()
    staying.saveToken('token-1')
    await staying.startSession()
    const renewed = await openTab()
    renewed.saveToken('token-2')
    await renewed.startSession()

    leaving.tellSignedOut('token-1')
    await vi.waitFor(() => expect(staying.getSession()).toMatchObject({ token: null, end: 'elsewhere' }), 10_000)
    expect(renewed.getSession().token).toBe('token-2')
  })
})
