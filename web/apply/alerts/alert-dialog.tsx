import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { ListFilters } from '#contract/offer/filters.ts'
import { AnsweredDialog, type Opening } from '#web/forms/answered-dialog.tsx'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { AlertForm, type AlertFormValues } from './alert-form.tsx'
import { alertDialogTexts as texts } from './dialog-texts.ts'

export interface AlertDialogProps extends Opening {
  filters: ListFilters
  /** The filters in words. */
  words: string
}

/** Creates an alert for a search, and then shows what the server says about it. */
export default function AlertDialog({ filters, words, ...opening }: AlertDialogProps) {
  const isVisitor = useSession().token === null
  const { publicada, ...filtros } = filters
  const create = ({ frecuencia, email }: AlertFormValues) =>
    api.alerts.createAlert({ filtros, frecuencia, ...(isVisitor && { email }) })
  return (
    <AnsweredDialog
      {...opening}
      texts={{ ...texts, doneTitle: isVisitor ? texts.sentTitle : texts.doneTitle }}
      call={create}
      sentenceOf={sentenceOf}
      renderForm={(frame) => (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p>{texts.about}</p>
            <p className="text-18 font-semibold wrap-anywhere first-letter:uppercase">{words}</p>
            {publicada && <p className="text-14 text-gray-text">{texts.noAge}</p>}
          </div>
          <AlertForm {...frame} isVisitor={isVisitor} />
        </div>
      )}
      renderAnswer={({ message }) => (
        <div className="grid gap-3">
          <p className="wrap-anywhere">{message}</p>
          {isVisitor && <p className="text-14 text-gray-text">{texts.sentHint}</p>}
        </div>
      )}
      doneFooter={
        <>
          {!isVisitor && (
            <LinkButton href="/cuenta#avisos" variant="secondary">
              {texts.mine}
            </LinkButton>
          )}
          <Button onClick={opening.onClose}>{texts.close}</Button>
        </>
      }
    />
  )
}

function sentenceOf(error: unknown): string {
  if (isNoConnection(error)) return texts.noConnection
  if (error instanceof ApiError && error.code === 'alerts_full') return error.error
  return limitSentence(error, texts.failed)
}
