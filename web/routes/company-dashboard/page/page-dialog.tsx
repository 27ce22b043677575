import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { COMPANY_TEXT_MAX, LENGTH_MAX } from '#contract/constants.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { line, paragraphs } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { CompanyWords } from '#web/offer-page/company-words.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { FormTextArea } from '../editing/form-text-area.tsx'
import { pageTexts as texts } from './texts.ts'

const schema = z.object({
  texto: paragraphs(COMPANY_TEXT_MAX),
  web: line(LENGTH_MAX.title).check(z.refine((text) => text === '' || findWebAddress(text) !== null, texts.webWrong)),
})
type Values = z.output<typeof schema>

/** «Tu página»: what the company writes on its public page. */
export function PageButton({ company: { pagina } }: { company: Company }) {
  const [isOpen, setIsOpen] = useState(false)
  useReopening([['pagina', () => setIsOpen(true)]])
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <EditDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        form="pagina"
        texts={texts}
        call={(body: Values) => api.companyPages.savePage(body)}
        stale={queries.companies.key()}
      >
        {(frame) => <PageForm {...frame} page={pagina} />}
      </EditDialog>
    </>
  )
}

/** The fields, and below them what they show on the page. */
function PageForm({ page, ...frame }: Omit<FormFrameProps<Values>, 'form' | 'children'> & { page: Company['pagina'] }) {
  const form = useCheckedForm(schema, { texto: page.texto, web: page.web ?? '' })
  const { texto, web } = useWatch({ control: form.control }) as Values
  return (
    <FormFrame {...frame} form={form}>
      <p>{page.estado_pagina ? texts.states[page.estado_pagina] : texts.about}</p>
      {page.motivo && <p className="rounded-control bg-red-soft px-4 py-3 text-red wrap-anywhere">{page.motivo}</p>}
      <FormTextArea name="texto" label={texts.text} description={texts.textHint} rows={8} />
      <FormText name="web" label={texts.web} description={texts.webHint} inputMode="url" autoComplete="url" />
      {(texto || web) && (
        <section aria-label={texts.preview} className="grid grid-cols-1 gap-3 rounded-card border border-border p-4">
          <h3 className="text-14 font-semibold text-gray-text">{texts.preview}</h3>
          <CompanyWords texto={texto} web={findWebAddress(web)} />
        </section>
      )}
      {page.publicada ? (
        <LinkButton href={`/empresas/${page.slug}`} variant="secondary" className="w-fit">
          {texts.see}
        </LinkButton>
      ) : (
        <p className="text-14 text-gray-text">{texts.notPublic}</p>
      )}
    </FormFrame>
  )
}
