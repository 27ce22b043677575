import * as z from 'zod'
import { readData } from '../read-data.ts'

const days = z.int().positive()

/** An offer that its company has deleted, as the demo candidate read it. */
export const deletedOffer = readData(
  'applications/deleted-offer.json',
  z.strictObject({
    sentDaysAgo: days,
    readDaysAgo: days,
    deletedDaysAgo: days,
    text: z.strictObject({
      name: z.string(),
      description: z.string(),
      companyName: z.string(),
      annualSalary: z.int(),
      salaryMax: z.int().nullable(),
      contractType: z.string().nullable(),
      vacancies: z.int(),
      position: z.string(),
      modality: z.string(),
      workday: z.string(),
      sector: z.string(),
      province: z.string(),
      municipality: z.string(),
      requirements: z.array(z.string()),
    }),
  }),
)
