import * as z from 'zod'
import { DISCARD_REASONS } from '#contract/values/applications/discard-reasons.ts'
import { readData } from '../read-data.ts'

const Choice = z.array(z.string().nullable()).min(1)

/** What companies write to candidates by state, null where they write nothing, and what they note for themselves. */
export const letters = readData(
  'applications/letters.json',
  z.strictObject({
    preseleccionada: Choice,
    entrevista: Choice,
    contratada: Choice,
    descartada: z.partialRecord(z.enum(DISCARD_REASONS), z.string()),
    cerrada: Choice,
    notes: z.array(z.string()),
  }),
)
