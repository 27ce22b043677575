import { ACTIVE } from '#contract/constants.ts'
import { TRANSITIONS } from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Application } from '#web/api/types.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useCloseDialog } from '#web/ui/overlays/dialog.tsx'
import { applicationTexts, detailTexts as texts, withdrawFailed, withdrawQuestion } from '../texts.ts'

/** The candidate's possible actions. */
export function ApplicationFooter({ application }: { application: Application }) {
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
