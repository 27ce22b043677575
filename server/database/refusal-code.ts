import type { ErrorCode } from '#server/error-texts.ts'
import { isConnectionLoss } from './connection/connection-loss.ts'

/** Our error for each constraint that may be violated. */
const constraintErrors: Record<string, ErrorCode> = {
  account_email_unique: 'email_taken',
  account_role_known: 'invalid_input',
  candidate_account_role_fk: 'role_fixed',
  company_account_role_fk: 'role_fixed',
  operator_account_role_fk: 'role_fixed',
  candidate_account_unique: 'profile_exists',
  company_account_unique: 'profile_exists',
  application_once_per_offer: 'already_applied',
  appointment_candidate_once: 'appointment_overlaps',
  appointment_company_once: 'appointment_taken',
  application_own_cv_fk: 'cv_not_found',
  application_offer_id_offer_id_fk: 'offer_not_found',
  offer_project_of_company_fk: 'project_not_found',
  offer_draft_project_id_project_id_fk: 'project_not_found',
  offer_company_suspended_fk: 'company_suspended',
  report_case_one_queued: 'busy',
  offer_choice_offered: 'choice_retired',
  sector_name_unique: 'name_taken',
  position_name_unique: 'name_taken',
  partner_name_unique: 'name_taken',
  company_tax_number_unique: 'tax_number_taken',
  offer_salary_ordered: 'salary_out_of_order',
  offer_period_pay_ordered: 'salary_out_of_order',
  offer_everywhere_is_remote: 'everywhere_not_remote',
  project_dates_ordered: 'dates_out_of_order',
  candidate_municipality_in_province_fk: 'place_mismatch',
  company_municipality_in_province_fk: 'place_mismatch',
  offer_municipality_in_province_fk: 'place_mismatch',
}

/** Our error for each SQLSTATE: constraints that are not listed above, and states of the database server. */
const stateErrors: Record<string, ErrorCode> = {
  '23503': 'unknown_choice',
  '23514': 'invalid_input',
  '22003': 'invalid_input',
  '22021': 'invalid_input',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'disk_full',
  '53200': 'busy',
  '53300': 'busy',
  '53400': 'busy',
  '57014': 'busy',
  // The disk of the files.
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  // No connection became free.
  ETIMEDOUT: 'busy',
  // Thrown while the query waited for a connection.
  busy: 'busy',
}

interface DatabaseRefusal {
  code: string
  constraint?: string
}

// Drizzle wraps the driver's error as `cause`. The SQLSTATE is in the driver's error.
const databaseRefusal = (error: unknown): DatabaseRefusal | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const isRefusal = cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
  return isRefusal ? (cause as Error & DatabaseRefusal) : undefined
}

/** Our code for an error of the database; undefined for an error that we do not expect. */
export function findRefusalCode(error: unknown): ErrorCode | undefined {
  const refusal = databaseRefusal(error)
  const known = refusal && ((refusal.constraint && constraintErrors[refusal.constraint]) || stateErrors[refusal.code])
  return known || (isConnectionLoss(error) ? 'database_unavailable' : undefined)
}
