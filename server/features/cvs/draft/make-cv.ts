import { createHash } from 'node:crypto'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { drawCv } from '#server/documents/cv/draw-cv.ts'
import { checkPdf } from '#server/documents/pdf/check-pdf.ts'
import { scanFile } from '#server/documents/scan-file.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { requireTriesLeft } from '#server/http/limits/rate-limit.ts'
import { insertCv, listCvs, lockCandidate } from '../queries.ts'
import { requireRoom } from '../require-room.ts'
import { finishDraft } from './finish-draft.ts'
import { readDraft } from './queries.ts'
import { nameCv } from './wire.ts'

// Computing time of two drawings and a check.
const MAKE_MS = 500

/** Draws the candidate's draft and stores it as a CV. Returns its id, or that of the CV that was made of the same data today. */
export async function makeCv(context: ApiContext, candidateId: number): Promise<number> {
  const { db, env, files, clock, limits } = context
  const { draft, name: person, photoKey } = await readDraft(context, candidateId)
  const cv = finishDraft(draft)
  const today = dayInMadrid(clock.now())
  const madeOf = createHash('sha256')
    .update(JSON.stringify([cv, person, photoKey, today]))
    .digest('base64url')
  const isSame = (row: { madeOf: string | null }) => row.madeOf === madeOf
  const same = (await listCvs(db, candidateId)).find(isSame)
  if (same) return same.id

  await requireRoom(db, env.quotas, { candidateId, sizeBytes: 0 })
  const used = await requireTriesLeft(limits.inspections, candidateId)
  await limits.inspections.penalty(candidateId, MAKE_MS)
  const photo = cv.contacto.con_foto && photoKey ? await readFile(files, photoKey) : null
  const drawn = await drawCv({ cv, photo, today })
  const nameless = await drawCv({ cv, photo: null, hidden: [person], today })
  const { bytes, words } = await checkPdf(drawn, { used })
  if (env.scanner) await scanFile(bytes, env.scanner)

  const save = async (tx: Tx, fileKey: string, namelessFileKey?: string) => {
    await requireStaying(tx, ownerOf({ candidateId }))
    await lockCandidate(tx, candidateId)
    const listed = await listCvs(tx, candidateId)
    const faster = listed.find(isSame)
    if (faster) {
      await removeFiles(context, tx, namelessFileKey ? [fileKey, namelessFileKey] : [fileKey])
      return faster.id
    }
    const name = nameCv(cv, new Set(listed.map((row) => row.name)))
    const sizeBytes = bytes.byteLength
    await requireRoom(tx, env.quotas, { candidateId, sizeBytes })
    const values = { candidateId, name, fileKey, namelessFileKey, madeOf, sizeBytes }
    return insertCv(tx, { ...values, uploadedOn: today, words: words || null })
  }
  return storeFile(context, { kind: 'cv', bytes, beside: nameless, save })
}

const readFile = async (files: ApiContext['files'], key: string): Promise<Uint8Array> =>
  new Uint8Array(await new Response(await (await files.open(key)).stream()).arrayBuffer())
