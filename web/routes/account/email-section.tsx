import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { AccountEmail } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { emailTexts as texts } from './texts.ts'

/** The e-mail of the account, the one that waits for its link, and the form that changes it. */
export function EmailSection() {
  // Somebody who comes back from the mail sees what its link has done.
  const email = useQuery(queries.auth.getEmail.queryOptions({ refetchOnWindowFocus: 'always' }))
  return (
    <section id="correo" className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        {email.data && <Email email={email.data} />}
        {email.isPending && <LoadingState />}
        {email.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void email.refetch()} />}
      </Card>
    </section>
  )
}

function Email({ email }: { email: AccountEmail }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{email.email}</p>
        {!email.confirmado && <Badge tone="red">{texts.unconfirmed}</Badge>}
      </div>
      {email.correo_pendiente && <PendingEmail email={email.correo_pendiente} />}
      <EmailForm note={email.confirmado ? texts.note : texts.correctNote} />
    </div>
  )
}
