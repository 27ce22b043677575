import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// One process runs many files. Each of them starts with an empty page and with modules of its own: the site keeps its
// router, queries and session in them. The packages stay loaded.
vi.unstubAllGlobals()
vi.resetModules()
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
sessionStorage.clear()
localStorage.clear()

// The default of one second is short on a busy machine. An element that is already there needs no waiting.
configure({ asyncUtilTimeout: 20_000 })
// Testing Library does this and the cleanup by itself only in the first file of a process.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const severalFramesMs = 100

afterEach(() => {
  cleanup()
  // A frame that jsdom has planned with the fake timers must end with them, or jsdom draws no frame any more.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(severalFramesMs)
  vi.useRealTimers()
})
