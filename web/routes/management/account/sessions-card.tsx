import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { sessionTexts as texts } from './texts.ts'

/** How many sessions an account has open, and the button that ends them. */
export function SessionsCard({ accountId, count }: { accountId: number; count: number }) {
  const client = useQueryClient()
  const notice = useNotice()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation(
    queries.managedAccounts.endSessions.mutationOptions({
      onSuccess: ({ cerradas }) => {
        notice.success(texts.ended(cerradas))
        return client.invalidateQueries({ queryKey: queries.managedAccounts.key() })
      },
      onError: () => notice.error(texts.endFailed),
      onSettled: () => setIsAsking(false),
    }),
  )
  return (
    <Card as="section" className="grid grid-cols-1 content-start justify-items-start gap-4">
      <h2 className="text-20 font-semibold" tabIndex={-1} data-focus-home="">
        {texts.title}
      </h2>
      <p>{count > 0 ? texts.open(count) : texts.none}</p>
      {count > 0 && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {texts.end}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.endTitle}
        message={texts.endNote}
        isPending={end.isPending}
        onConfirm={() => end.mutate({ id: accountId })}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  )
}
