import { expect, test } from 'vitest'
import type { ApiClient } from '#web/api/api-client.ts'
import { findOffer } from './find-offer.ts'

// An API without calls: a call throws another error than the not-found page.
const silent = {} as ApiClient

test.each(['abc', '0', '025', '25.0', '25e0', '0x19', ' 25', '+25', '2147483648'])(
  'an offer «%s» in the address is the not-found page',
  async (id) => {
    await expect(findOffer(silent, id)).rejects.toMatchObject({ init: { status: 404 } })
  },
)
