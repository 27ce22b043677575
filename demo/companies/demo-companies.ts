import type { CompanyProfile } from './company-profile.ts'
import { serviceCompanies } from './service-companies.ts'
import { tradeCompanies } from './trade-companies.ts'

export const demoCompanies: readonly CompanyProfile[] = [...serviceCompanies, ...tradeCompanies]
