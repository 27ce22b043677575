import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { sessionTexts as texts } from './texts.ts'

/** Closes all sessions but this one. */
export const CloseOthers = ({ isOffered }: { isOffered: boolean }) => (
  <ConfirmedButton
    isOffered={isOffered}
    label={texts.closeOthers}
    size="small"
    question={{ title: texts.closeOthersTitle, message: texts.closeOthersNote }}
    call={() => api.account.closeOtherSessions()}
    rules={{ failed: texts.closeOthersFailed, stale: queries.account.key() }}
  />
)
