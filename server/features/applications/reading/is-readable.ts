import { and, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm'
import { timeOf } from '#server/database/queries/moments.ts'
import { readsApplicants, suspendedReadsSince } from '#server/http/reads-applicants.ts'
import type { Handle } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { isNameless } from '#server/domain/applications/first-look.ts'
import { account, application, candidate, company, cv } from '#server/database/schema/schema.ts'

/**
 * Whether the reader of a signed link may still see a CV or a photo.
 * A company: until the application is withdrawn or deleted or the offer is deleted, and while it may read applicants. While names are hidden
 * it reads only a CV without them.
 * A candidate: while the file is in their profile. Nobody: once the candidate deletes the account. No reader whose account is disabled.
 * `reader` names the row to look at, so no table is searched.
 */
export async function isReadable(
  { db, clock }: Pick<Deps, 'clock'> & { db: Handle },
  key: string,
  reader: string,
): Promise<boolean> {
  const [kind, digits = '0'] = reader.split('-')
  const id = Number(digits)
  const isNamed = or(eq(cv.fileKey, key), eq(candidate.photoKey, key))
  const isStaying = isStayingCandidate(candidate.id)
  const found =
    kind === 'candidatura' || kind === 'vista'
      ? db
          .select({ id: application.id })
          .from(application)
          .innerJoin(cv, eq(cv.id, application.cvId))
          .innerJoin(company, eq(company.id, application.companyId))
          .innerJoin(candidate, eq(candidate.id, application.candidateId))
          .innerJoin(account, and(eq(account.id, company.accountId), isNull(account.disabledAt)))
          .where(
            and(
              eq(application.id, id),
              isNotNull(application.offerId),
              ne(application.state, 'retirada'),
              readsApplicants(timeOf(suspendedReadsSince(clock.now()))),
              or(eq(cv.namelessFileKey, key), and(isNamed, not(isNameless))),
              isStaying,
            ),
          )
      : db
          .select({ id: candidate.id })
          .from(candidate)
          .innerJoin(account, and(eq(account.id, candidate.accountId), isNull(account.disabledAt)))
          .leftJoin(cv, and(eq(cv.candidateId, candidate.id), isNull(cv.removedAt)))
          .where(and(eq(candidate.id, id), isNamed, isStaying))
  return (await found).length > 0
}
