import { requireCandidate } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { deleteCv } from './delete-cv.ts'
import { findCv, listCvDownloads, listCvs, updateCv } from './queries.ts'
import { uploadCv } from './upload-cv.ts'
import { toCv, toCvDownload, toUploadedCv } from './wire.ts'

const { cvs: calls } = os

export const cvs = {
  listCvs: calls.listCvs.handler(async ({ context }) =>
    (await listCvs(context.db, requireCandidate(context))).map(toCv),
  ),

  uploadCv: calls.uploadCv.handler(async ({ input, context, signal }) => {
    const candidateId = requireCandidate(context)
    return toUploadedCv(await uploadCv(context, { ...input, candidateId }, signal))
  }),

  renameCv: calls.renameCv.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    const renamed = await updateCv(context.db, { id: input.id, candidateId }, { name: input.nombre })
    if (!renamed) throw new AppError('cv_not_found')
    return { message: messages.cvRenamed }
  }),

  deleteCv: calls.deleteCv.handler(async ({ input, context }) => {
    await deleteCv(context, requireCandidate(context), input.id)
    return { message: messages.cvDeleted }
  }),

  listCvDownloads: calls.listCvDownloads.handler(async ({ input, context }) => {
    const cv = await findCv(context.db, { id: input.id, candidateId: requireCandidate(context) })
    if (!cv) throw new AppError('cv_not_found')
    return (await listCvDownloads(context.db, input.id)).map(toCvDownload)
  }),

  getCvLink: calls.getCvLink.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    const cv = await findCv(context.db, { id: input.id, candidateId })
    if (!cv) throw new AppError('cv_not_found')
    return { cv_link: context.files.signedLink(cv.fileKey, `candidato-${candidateId}`, cv.name) }
  }),
}
