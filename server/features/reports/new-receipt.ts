import { randomInt } from 'node:crypto'

// Without those that people confuse when they read them out: I, L, O, U, 0, 1.
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** A number to ask with, `D-7K3M-9Q2X`: one of 30^8. */
export const newReceipt = (): string => `D-${group()}-${group()}`
