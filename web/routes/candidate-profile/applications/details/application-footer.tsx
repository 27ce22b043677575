import { useState } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import { TRANSITIONS } from '#contract/values/applications/application-states.ts'
import type { Application } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useCloseDialog } from '#web/ui/overlays/dialog.tsx'
import { applicationTexts, detailTexts as texts, withdrawTexts } from '../texts.ts'
import { useWithdraw } from './use-withdraw.ts'

/** The candidate's possible actions. */
export function ApplicationFooter({ application }: { application: Application }) {
  const { can_cv_ofertas_id: id, estado_candidatura: state, emp_ofertas_id: offer } = application
  const close = useCloseDialog()
  const [isAsking, setIsAsking] = useState(false)
  const { withdraw, isPending } = useWithdraw(() => setIsAsking(false))
  return (
    <>
      {TRANSITIONS[state].candidato?.includes('retirada') && (
        <Button variant="quiet" onClick={() => setIsAsking(true)} className="text-red">
          {texts.withdraw}
        </Button>
      )}
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
      <ConfirmDialog
        isOpen={isAsking}
        title={withdrawTexts.title}
        subject={offer.nombre}
        message={withdrawTexts.message}
        confirmLabel={withdrawTexts.confirm}
        cancelLabel={withdrawTexts.cancel}
        isPending={isPending}
        onConfirm={() => withdraw(id)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
