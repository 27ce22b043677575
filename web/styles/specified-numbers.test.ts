import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MOBILE_MAX_PX, PARTNER_LOOP_MS, PULSE_EVERY_MS, PULSE_MS, SMALL_MAX_PX } from '#contract/constants.ts'

// A style sheet can't import a number: here those that the specification gives are held to be the same.
const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const tokens = await read('tokens.css')
const motion = await read('../routes/landing/motion.css')

test('The call to action pulses with the duration and interval of the constants', () => {
  expect(tokens).toContain(`--animate-call: call ${PULSE_EVERY_MS}ms `)
  const rest = /@keyframes call \{\s*0%,\s*([\d.]+)%,\s*100% \{\s*transform: scale\(1\)/.exec(tokens)?.[1]
  expect((Number(rest) * PULSE_EVERY_MS) / 100).toBeCloseTo(PULSE_MS)
})

test("One round of the partners' strip takes the time of the constants", () => {
  expect(motion).toContain(`animation: partner-loop ${PARTNER_LOOP_MS / 1000}s linear infinite`)
})

test('The layout changes one pixel above the widths of the constants', () => {
  expect(tokens).toContain(`--breakpoint-small: ${MOBILE_MAX_PX + 1}px;`)
  expect(tokens).toContain(`--breakpoint-large: ${SMALL_MAX_PX + 1}px;`)
})
