import { useState } from 'react'
import { EXPLANATION_MAX } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { useSend } from '#web/forms/use-send.ts'
import { CompanyWords } from '#web/offer-page/company-words.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { decisionSentence } from './decision-sentence.ts'
import { pageReviewTexts as texts } from './texts.ts'

const text = {
  label: texts.reason,
  description: texts.reasonHint,
  rows: 4,
  maxLength: EXPLANATION_MAX,
  schema: paragraphs(EXPLANATION_MAX, texts.reasonMissing),
}

/** The text of a company's page, to approve or to remove. */
export function PageReview({ company: { emp_empresas_id: id, version, pagina } }: { company: ManagedCompany }) {
  const [isOpen, setIsOpen] = useState(false)
  const decide = (motivo: string) =>
    api.managedCompanies.reviewPage({ id, version, decision: motivo ? 'retirada' : 'aprobada', motivo })
  const { send, isPending } = useSend(decide, {
    done: texts.done,
    failed: (error) => decisionSentence(error, texts.failed),
    stale: 'all',
    onDone: () => setIsOpen(false),
  })
  if (!pagina?.estado_pagina || !(pagina.texto || pagina.web)) return null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-20 font-semibold">{texts.title}</h2>
      <p className="text-14 text-gray-text">{texts.states[pagina.estado_pagina]}</p>
      <CompanyWords texto={pagina.texto} web={pagina.web} />
      <div className="flex flex-wrap gap-3">
        {pagina.estado_pagina !== 'aprobada' && (
          <Button size="small" isPending={isPending} onClick={() => send('')}>
            {texts.approve}
          </Button>
        )}
        {pagina.estado_pagina !== 'retirada' && (
          <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.remove}
          </Button>
        )}
      </div>
      <ReasonDialog
        {...{ isOpen, text, isPending }}
        onClose={() => setIsOpen(false)}
        title={texts.remove}
        about={texts.about}
        send={texts.remove}
        isDanger
        interruptedName={`pagina:${id}`}
        onSubmit={({ texto }) => send(texto)}
      />
    </Card>
  )
}
