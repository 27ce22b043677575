import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { sessionTexts as texts } from './texts.ts'

/** How many sessions an account has open, and the button that ends them. */
export function SessionsCard({ accountId, count }: { accountId: number; count: number }) {
  return (
    <Card as="section" className="grid grid-cols-1 content-start justify-items-start gap-4">
      <h2 className="text-20 font-semibold" tabIndex={-1} data-focus-home="">
        {texts.title}
      </h2>
      <p>{count > 0 ? texts.open(count) : texts.none}</p>
      <ConfirmedButton
        isOffered={count > 0}
        label={texts.end}
        question={{ title: texts.endTitle, message: texts.endNote }}
        call={() => api.managedAccounts.endSessions({ id: accountId })}
        rules={{
          done: ({ cerradas }) => texts.ended(cerradas),
          failed: texts.endFailed,
          stale: queries.managedAccounts.key(),
        }}
      />
    </Card>
  )
}
