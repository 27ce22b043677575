import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Values = readonly (string | number)[]

export interface Signer {
  sign(values: Values): string
  isSigned(signature: string, values: Values): boolean
}

/** Signs values with a key derived from the secret: a signature for one purpose is not valid for another. */
export function createSigner(secret: string | Uint8Array, purpose: string): Signer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  // JSON separates the values, so that different values never give the same text.
  const sign = (values: Values) => createHmac('sha256', key).update(JSON.stringify(values)).digest('base64url')
  return { sign, isSigned: (signature, values) => isSameText(signature, sign(values)) }
}

function isSameText(given: string, expected: string): boolean {
  const givenBytes = Buffer.from(given)
  const expectedBytes = Buffer.from(expected)
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
