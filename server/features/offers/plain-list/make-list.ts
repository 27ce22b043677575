import { createHash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Offer } from '#contract/offers.ts'
import type { Deps } from '#server/deps.ts'
import { listNewest } from '../reading/list-offers.ts'
import { listOffersById } from '../reading/read-queries.ts'
import { toPublicOffer } from '../wire.ts'

/** The whole answer, whose bytes all visitors share. */
export interface PlainList {
  plain: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  etag: string
  total: number
}

// Offers that are written at once. The longest ones take about 10 ms, and then other work has its turn.
const AT_ONCE = 50

/** Makes the list of the newest active offers as JSON. At most 42 MB: a thousand offers of the greatest length. */
export async function makeList({ db, files }: Pick<Deps, 'db' | 'files'>, today: string): Promise<PlainList> {
  const { ids, total } = await listNewest(db, today)
  const parts: Buffer[] = []
  const hash = createHash('sha256')
  const add = (text: string): void => {
    const part = Buffer.from(text)
    hash.update(part)
    parts.push(part)
  }
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const rows = await listOffersById(db, ids.slice(begin, begin + AT_ONCE))
    // A field that the contract does not declare never leaves.
    const offers = rows.map((row) => JSON.stringify(Offer.parse(toPublicOffer(row, { files, today }))))
    add((parts.length === 0 ? '[' : ',') + offers.join())
    await otherWork()
  }
  add(parts.length === 0 ? '[]' : ']')
  const plain = Buffer.concat(parts)
  return { plain, gzip: await promisify(gzip)(plain), etag: hash.digest('base64url'), total }
}
