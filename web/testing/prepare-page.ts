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

// jsdom plans its frames with an interval. One that was planned with fake timers never comes, and then no other frame does.
const FRAME_MS = 16
const [later, cancel] = [setTimeout, clearTimeout]
const frames = new Set<number>()
window.requestAnimationFrame = (callback) => {
  const run = () => {
    frames.delete(frame)
    callback(performance.now())
  }
  const frame = Number(later(run, FRAME_MS))
  frames.add(frame)
  return frame
}
window.cancelAnimationFrame = (frame) => cancel(frame)

afterEach(() => {
  cleanup()
  // A frame that a dialog asked for as it closed would come when the page of the file is gone.
  for (const frame of frames) cancel(frame)
  frames.clear()
  vi.useRealTimers()
})
