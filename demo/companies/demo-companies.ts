import * as z from 'zod'
import { readData } from '../read-data.ts'
import { CompanyProfile } from './company-profile.ts'

export const demoCompanies: readonly CompanyProfile[] = ['service', 'trade'].flatMap((group) =>
  readData(`companies/${group}.json`, z.array(CompanyProfile)),
)
