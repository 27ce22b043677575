import { sql } from 'drizzle-orm'
import { isMailOfSite } from '#contract/values/verification.ts'
import { dayInMadrid } from '#server/clock.ts'
import { company, companyCheck, companyVerification } from '#server/database/schema/schema.ts'
import { checkNames } from './check-names.ts'

type CheckKind = (typeof companyCheck.$inferSelect)['kind']

/** The checks of a company that candidates read, and its statements beside them. The query must join both tables. */
export const checkColumns = {
  checks: sql<{ kind: CheckKind; checkedAt: string }[]>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'checkedAt', checked_at) order by checked_at), '[]')
    from ${companyCheck} where ${companyCheck.companyId} = ${company.id})`,
  /** The company's own statements, to compare its e-mail with its web. */
  said: { website: companyVerification.website, contactEmail: companyVerification.contactEmail },
}

interface Checked {
  checks: { kind: CheckKind; checkedAt: string }[]
  said: { website: string | null; contactEmail: string } | null
}

/** The checks of a verified company. An e-mail says something only beside a web of its domain that an operator has looked at: anybody can buy another one. */
export function toShownChecks({ checks, said }: Checked) {
  const hasWebsite = checks.some(({ kind }) => kind === 'website')
  const isOfSite = hasWebsite && said?.website && isMailOfSite(said.contactEmail, said.website)
  const shown = isOfSite ? checks : checks.filter(({ kind }) => kind !== 'email')
  return shown.map(({ kind, checkedAt }) => ({
    comprobacion: checkNames[kind],
    fecha: dayInMadrid(new Date(checkedAt)),
  }))
}
