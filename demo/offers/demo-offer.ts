import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import type { ReserveReason } from '#contract/values/job-terms/reserve-reasons.ts'
import type { PayPeriod, PaymentsAYear } from '#contract/values/pay/pay.ts'
import type { CompanyKey } from '../companies/company-profile.ts'

/** An offer as plain values, before it has an id. */
export interface DemoOffer {
  company: CompanyKey
  /** The name of the company's project that it belongs to. */
  project: string
  name: string
  description: string
  annualSalary: number
  salaryMax: number | null
  payPeriod: PayPeriod
  periodPay: number | null
  periodPayMax: number | null
  payments: PaymentsAYear | null
  variablePay: string | null
  agreement: string | null
  reservedFor: ReserveReason | null
  contractType: ContractType | null
  experience: ExperienceLevel | null
  vacancies: number
  positionId: number
  modalityId: number
  workdayId: number
  sectorId: number
  municipalityId: number
  moreMunicipalityIds: number[]
  isEverywhere: boolean
  state: 0 | 1
  createdOn: string
  /** The last day on which candidates find it. */
  expiresOn: string
  coveredOn: string | null
  isCoveredHere: boolean | null
  requirements: string[]
}
