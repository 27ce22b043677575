import { beforeEach, describe, expect, test, vi } from 'vitest'

// Each test is a new tab.
const openTab = async () => {
  vi.resetModules()
  return import('./session-store.ts')
}

beforeEach(() => sessionStorage.clear())

describe('the session of a tab', () => {
  test('is not initialised before the stored token has been read', async () => {
    sessionStorage.setItem('accessToken', 'token-1')
    const { getSession } = await openTab()
    expect(getSession()).toMatchObject({ initialised: false, token: null })
  })

  test('takes the stored token once, at start', async () => {
    const { getSession, initialise } = await openTab()
    initialise('token-1')
    initialise('token-2')
    expect(getSession()).toMatchObject({ initialised: true, token: 'token-1' })
  })

  test('keeps a token that was saved before the stored one was read', async () => {
    const { getSession, initialise, saveToken } = await openTab()
    saveToken('fresh')
    initialise(null)
    expect(getSession().token).toBe('fresh')
  })

  test('stores the token as accessToken and removes it at logout', async () => {
    const { saveToken, removeToken } = await openTab()
    saveToken('token-1')
    expect(sessionStorage.getItem('accessToken')).toBe('token-1')
    removeToken()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  test('ends when the server refuses its token', async () => {
    const { endSession, getSession, saveToken } = await openTab()
    saveToken('token-1')
    endSession('token-1', 'refused')
    expect(getSession()).toEqual({ initialised: true, token: null, end: 'refused' })
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  test('does not end when a late answer refuses the previous token', async () => {
    const { endSession, getSession, saveToken } = await openTab()
    saveToken('token-1')
    saveToken('token-2')
    endSession('token-1', 'refused')
    expect(getSession().token).toBe('token-2')
  })

  test('works without storage until the page is closed', async () => {
    const { getSession, saveToken, findStoredToken } = await openTab()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    saveToken('token-1')
    expect(getSession().token).toBe('token-1')
    expect(findStoredToken()).toBeNull()
  })
})
