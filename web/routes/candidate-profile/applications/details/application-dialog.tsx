import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import { TRANSITIONS } from '#contract/values/applications/application-states.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, useCloseDialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { api } from '#web/api/client.ts'
import type { Application } from '#web/api/types.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { detailTexts as texts, applicationTexts, withdrawFailed, withdrawQuestion } from '../texts.ts'
import { ApplicationView } from './application-view.tsx'

interface ApplicationDialogProps {
  /** Null: none is opened. */
  id: number | null
  onClose: () => void
}

/** Everything about one application: history, next step, sent data and recipient. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps) {
  const shown = useLast(id)
  const found = useQuery(
    queries.applications.getCandidature.queryOptions({
      input: { id: shown ?? 0 },
      enabled: shown !== null,
      staleTime: 0,
    }),
  )
  // After a 404 the cached application no longer exists.
  const application = hasStatus(found.error, 404) ? undefined : found.data
  return (
    <Dialog
      isOpen={id !== null}
      onClose={onClose}
      title={application?.oferta.nombre ?? (found.isError ? texts.failed : texts.loading)}
      footer={
        application ? (
          <ApplicationFooter application={application} />
        ) : (
          found.isError && (
            <Button variant="secondary" onClick={onClose}>
              {texts.close}
            </Button>
          )
        )
      }
    >
      {found.isPending && <LoadingState label={texts.loading} />}
      {found.isError && !application && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {application && <ApplicationView application={application} />}
    </Dialog>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!hasStatus(error, 404)) return <ErrorState title={texts.failed} onRetry={onRetry} />
  return (
    <ErrorState title={texts.gone} action={null}>
      {texts.goneHint}
    </ErrorState>
  )
}

/** The last id that was not null: what the dialog shows while it fades out. */
function useLast(id: number | null): number | null {
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  return id ?? last
}

/** The candidate's possible actions. */
function ApplicationFooter({ application }: { application: Application }) {
  const { can_cv_ofertas_id: id, estado_candidatura: state, emp_ofertas_id: offer } = application
  const close = useCloseDialog()
  return (
    <>
      <ConfirmedButton
        isOffered={TRANSITIONS[state].candidato?.includes('retirada') ?? false}
        label={texts.withdraw}
        variant="quiet"
        className="text-red"
        question={{ ...withdrawQuestion, subject: offer.nombre }}
        call={() => api.applications.withdrawCandidature({ id })}
        rules={{
          failed: withdrawFailed,
          // Another tab, or the company, was faster.
          over: ({ status, error }) => (status === 409 || status === 404) && (error || withdrawFailed),
          stale: queries.applications.key(),
        }}
      />
      {state === 'retirada' && offer.estado === ACTIVE && (
        <LinkButton href={`/vista-oferta-completa/${offer.emp_ofertas_id}?aplicar=${offer.emp_ofertas_id}`}>
          {texts.reapply}
        </LinkButton>
      )}
      {(state === 'descartada' || state === 'cerrada') && (
        <LinkButton href="/pagina-principal">{applicationTexts.toOffers}</LinkButton>
      )}
      <Button variant="secondary" onClick={close}>
        {texts.close}
      </Button>
    </>
  )
}
