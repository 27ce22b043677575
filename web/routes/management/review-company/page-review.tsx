import { useState } from 'react'
import { api } from '#web/api/client.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import { CompanyWords } from '#web/offer-page/company-words.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { decisionSentence } from './decision-sentence.ts'
import { decisionTexts, pageStateTexts, reviewCompanyTexts as texts } from './texts.ts'

/** The text of a company's page, to approve or to remove. */
export function PageReview({ company }: { company: ManagedCompany }) {
  const { emp_empresas_id: id, version, pagina } = company
  const [isOpen, setIsOpen] = useState(false)
  useReopening([[`veredicto:${id}:pagina_retirada`, () => setIsOpen(true)]])
  const approve = () => api.managedCompanies.verifyCompany({ id, version, estado_verificacion: 'pagina_aprobada' })
  const { send, isPending } = useSend(approve, {
    done: texts.pageApproved,
    failed: (error) => decisionSentence(error, texts.decideFailed),
    stale: 'all',
  })
  if (!pagina?.estado_pagina || !(pagina.texto || pagina.web)) return null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-20 font-semibold">{texts.page}</h2>
      <p className="text-14 text-gray-text">{pageStateTexts[pagina.estado_pagina]}</p>
      <CompanyWords texto={pagina.texto} web={pagina.web} />
      <div className="flex flex-wrap gap-3">
        {pagina.estado_pagina !== 'aprobada' && (
          <Button size="small" isPending={isPending} onClick={() => send()}>
            {texts.approvePage}
          </Button>
        )}
        {pagina.estado_pagina !== 'retirada' && (
          <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
            {decisionTexts.pagina_retirada.button}
          </Button>
        )}
      </div>
      <DecisionDialog decision="pagina_retirada" {...{ company, isOpen }} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
