import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/database/open.ts'
import { readWords } from '#server/commands/read-words.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { examineDatabase, examineFiles, examineMailServer, examineSecret, examineStripe } from './connections.ts'
import { wrong, type DoctorFinding } from './finding.ts'
import { examineInvariants } from './invariants.ts'
import { examineBackup, examineClock, examineDisk } from './machine.ts'
import { examineMailDomain } from './mail-domain.ts'
import { writeReport, type SectionName } from './report.ts'
import { examineSettings } from './settings.ts'
import { sendTestMail } from './test-mail.ts'
import { connectionTexts } from './texts.ts'

export interface Patient {
  env: Env
  clock: Clock
  /** Opens the database to read it. It may be away. */
  openDatabase: () => Promise<Database>
}

/** Examines everything, whether the service runs or not, and changes nothing. */
export async function runDoctor({ env, clock, openDatabase }: Patient, words: readonly string[]) {
  const { values, flags } = readWords(words, { options: ['test-mail'], flags: ['json'], most: 0 })
  const testMail = values['test-mail']
  const db = await openDatabase().catch((error: unknown) => failureLine(error))
  const away = (reason: string): DoctorFinding[] => [wrong(connectionTexts.databaseAway(reason))]
  const inDatabase = (
    examine: (db: Database) => Promise<DoctorFinding[]>,
  ): Promise<DoctorFinding[]> | DoctorFinding[] =>
    typeof db === 'string' ? [] : examine(db).catch((error: unknown) => away(failureLine(error)))
  const connections = [
    typeof db === 'string' ? away(db) : inDatabase(examineDatabase),
    inDatabase((opened) => examineSecret(env, opened)),
    examineFiles(env, clock),
    examineMailServer(env),
    examineStripe(env, clock),
  ]
  const sections: Record<SectionName, DoctorFinding[]> = {
    settings: examineSettings(env),
    connections: (await Promise.all(connections)).flat(),
    clock: await inDatabase((opened) => examineClock(opened, clock)),
    disk: await examineDisk(env),
    backup: await examineBackup(env, clock),
    mailDomain: await examineMailDomain(env),
    testMail: testMail === undefined ? [] : await sendTestMail(env, testMail),
    data: await inDatabase((opened) => examineInvariants(opened, clock)),
  }
  return writeReport(sections, flags.has('json'))
}
