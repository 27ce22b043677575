import type * as z from 'zod'
import type { Cv } from '#contract/cvs.ts'
import type { CvRow } from './queries.ts'

export const toCv = (row: CvRow): z.output<typeof Cv> => ({
  can_cv_id: row.id,
  nombre: row.name,
  fecha: row.uploadedOn,
  tamano_bytes: row.sizeBytes,
  numero_candidaturas: row.applications,
})
