import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

const CANDIDATES_MAX = 1000

const sessionsSql = `
  insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
  select hash, account_id, now(), now(), now() + interval '12 hours'
  from unnest($1::bytea[], $2::integer[]) as given (hash, account_id)`

export type Applications = Awaited<ReturnType<typeof prepareApplications>>

/** Signs candidates in. `next` is one application after the other: another candidate, and an offer that he has not applied to. */
export async function prepareApplications(client: pg.Client, offerIds: readonly number[]) {
  const { rows } = await client.query<{ id: number; account_id: number; cv_id: number; taken: number[] }>(
    `select candidate.id, account_id, min(cv.id) as cv_id,
       array(select offer_id from application where candidate_id = candidate.id) as taken
     from candidate join cv on cv.candidate_id = candidate.id where cv.removed_at is null group by candidate.id limit $1`,
    [CANDIDATES_MAX],
  )
  const candidates = rows.map((row) => ({
    ...row,
    token: randomBytes(32).toString('base64url'),
    taken: new Set(row.taken),
    at: row.id * 31,
  }))
  const hashes = candidates.map(({ token }) => createHash('sha256').update(token).digest())
  await client.query(sessionsSql, [hashes, candidates.map(({ account_id: account }) => account)])

  let number = 0
  const next = () => {
    const candidate = candidates[number % candidates.length]
    if (!candidate) throw new Error('Nobody can apply')
    number += 1
    let offerId: number
    do offerId = offerIds[(candidate.at += 1) % offerIds.length] ?? 0
    while (candidate.taken.has(offerId))
    return {
      path: '/api/users/register-into-offer',
      method: 'POST' as const,
      headers: { authorization: `Bearer ${candidate.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ offerId, cvId: candidate.cv_id }),
    }
  }
  return { next }
}
