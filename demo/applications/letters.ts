import * as z from 'zod'
import { DISCARD_REASONS } from '#contract/values/applications/discard-reasons.ts'
import { readData } from '../read-data.ts'

const Choice = z.array(z.string().nullable()).min(1)

/** Companies' texts to candidates by state, null without one, and their own notes. */
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
