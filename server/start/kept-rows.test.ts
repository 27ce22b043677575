import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '#server/database/schema/schema.ts'

const cwd = join(import.meta.dirname, '..')
const tables = Object.values(schema).filter((value) => is(value, PgTable))
const names = tables.map((table) => getTableConfig(table).name)

/** What people made. Its rows go with their account, by foreign keys. */
const content = [
  'account',
  'candidate',
  'company',
  'cv',
  'cv_draft',
  'application',
  'application_event',
  'application_note',
  'application_message',
  'application_answer',
  'project',
  'offer',
  'offer_draft',
  'requirement',
  'offer_finding',
  'offer_review',
  'offer_text',
  'rejected_text',
  'report_case',
  'offer_expiry_notice',
  'company_silence',
  'company_subscription',
  'company_verification',
  'company_check',
  'company_page',
  'verification_step',
  'account_deletion',
  'operator',
  'recovery_code',
  'alert',
  'candidate_interest',
  'dismissed_offer',
  'saved_offer',
]

/** Rows that become more with time, and the function that removes the old ones. */
const removals: Record<string, string> = {
  session: 'sweepSessions',
  sent_mail: 'sweepSentMails',
  password_reset: 'sweepResets',
  email_link: 'sweepEmailLinks',
  data_export: 'sweepExports',
  idle_notice: 'endIdleAccounts',
  search_word: 'forgetWords',
  offer_report: 'sweepReports',
  company_mail: 'sweepCompanyMails',
  offer_question: 'sweepQuestions',
  cv_download: 'sweepDownloads',
  appointment: 'sweepAppointments',
  payment_event: 'recheckSubscriptions',
  pending_file: 'sweepPendingFiles',
  closed_customer: 'destroyDueAccounts',
  rate_limit: 'sweepRateLimits',
  subscriber: 'forgetAlerts',
  told_offer: 'forgetAlerts',
  site_day: 'recordSiteDay',
  offer_day: 'forgetOpenings',
  stand_in_event: 'forgetNotices',
}

/** Why the rows of the others do not become more for ever. */
const bounded: Record<string, string> = {
  pending_answer: 'applyAnswers carries it out or drops it half an hour later, in each minute',
  community: 'a list of the product',
  province: 'a list of the product',
  municipality: 'a list of the product',
  sector: 'a list of the product',
  position: 'a list of the product',
  partner: 'a list of the product',
  modality: 'a list of the product',
  workday: 'a list of the product',
  document_type: 'a list of the product',
  sex: 'a list of the product',
  country: 'a list of the product',
  seed_state: 'a row for each list',
  operator_act: 'the register of operators: nobody may delete from it',
  installation: 'one row',
  removal_run: 'a row for each kind of removal',
  encryption_key: 'a row for each secret',
  offer_search: 'a trigger deletes the row with its offer',
  announced_offer: 'goes with its offer',
  daily_count: 'three rows a day',
  stand_in_object: 'only for trials; goes with its customer',
}

describe('Every table', () => {
  test('is content of an account, has a removal, or is bounded for a reason', () => {
    const known = [...content, ...Object.keys(removals), ...Object.keys(bounded)]
    expect(known.toSorted()).toEqual(names.toSorted())
  })

  test('with content of an account goes with it', () => {
    expect(content.filter((name) => name !== 'account' && !endsWithAccount(name))).toEqual([])
  })

  test('with a removal is cleaned by a task that runs every hour, every night, or with the stand-in', () => {
    const files = [
      'start/all-jobs.ts',
      'payments/stand-in/run.ts',
      ...globSync('features/*/{feature,jobs}.ts', { cwd }),
    ]
    const runs = files.map((file) => readFileSync(join(cwd, file), 'utf8').replaceAll(/^import .*/gm, '')).join('\n')
    expect(Object.values(removals).filter((removal) => !new RegExp(`\\b${removal}\\b`).test(runs))).toEqual([])
  })
})

/** Whether foreign keys delete the rows of a table with an account, directly or through other tables. */
function endsWithAccount(name: string): boolean {
  const table = tables.find((one) => getTableConfig(one).name === name)
  if (!table) return false
  const parents = getTableConfig(table)
    .foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
    .map((key) => getTableConfig(key.reference().foreignTable).name)
  return parents.some((parent) => parent === 'account' || endsWithAccount(parent))
}
