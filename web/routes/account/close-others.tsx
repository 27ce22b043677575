import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { sessionTexts as texts } from './texts.ts'

/** The button and its question. The question stays mounted without the button, so that it can fade out. */
export function CloseOthers({ isOffered }: { isOffered: boolean }) {
  const client = useQueryClient()
  const notice = useNotice()
  const [isAsking, setIsAsking] = useState(false)
  const close = useMutation(
    queries.account.closeOtherSessions.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        return client.invalidateQueries({ queryKey: queries.account.key() })
      },
      onError: () => notice.error(texts.closeOthersFailed),
      onSettled: () => setIsAsking(false),
    }),
  )
  return (
    <>
      {isOffered && (
        <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
          {texts.closeOthers}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.closeOthersTitle}
        message={texts.closeOthersNote}
        isPending={close.isPending}
        onConfirm={() => close.mutate({})}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
