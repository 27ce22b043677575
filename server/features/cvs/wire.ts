import type * as z from 'zod'
import type { Cv, CvDownload, UploadedCv } from '#contract/cvs.ts'
import { removedFromCv, type PdfHarm } from '#server/documents/pdf/texts.ts'
import { messages } from '#server/texts.ts'
import type { CvDownloadRow, CvRow } from './queries.ts'

export const toCv = (row: CvRow): z.output<typeof Cv> => ({
  can_cv_id: row.id,
  nombre: row.name,
  fecha: row.uploadedOn,
  tamano_bytes: row.sizeBytes,
  numero_candidaturas: row.applications,
  numero_descargas: row.downloads,
})

export const toCvDownload = (row: CvDownloadRow): z.output<typeof CvDownload> => ({
  empresa: row.companyName,
  fecha: row.downloadedAt.toISOString(),
})

export const toUploadedCv = ({ id, removed }: { id: number; removed: PdfHarm[] }): z.output<typeof UploadedCv> => ({
  message: messages.cvUploaded,
  can_cv_id: id,
  ...(removed.length > 0 && { aviso: removedFromCv(removed) }),
})
