import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JudgedField } from '#contract/values/offer-rules/judge-offer.ts'
import { offerTexts } from '../texts.ts'
import type { OfferValues } from './form/offer-schema.ts'

const texts = ['nombre', 'puesto_propio', 'descripcion'] as const
const isText = (field: JudgedField): field is (typeof texts)[number] => texts.some((one) => one === field)

/** Writes proposals into a text field, and has the sentence that says so until the field changes again. */
export function useProposals(field: JudgedField) {
  const { control, setValue, setFocus, formState } = useFormContext<OfferValues>()
  const now = useWatch({ control, name: texts })
  const [written, setWritten] = useState<string>()
  const accept = (proposal: string) => {
    if (!isText(field)) return
    setValue(field, proposal, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setWritten(proposal)
    // The button goes away with its note.
    setFocus(field)
  }
  const isWritten = isText(field) && written !== undefined && written === now[texts.indexOf(field)]
  const said = () => offerTexts.proposalWritten(field === 'descripcion' ? undefined : written)
  return { accept, accepted: isWritten ? said() : undefined }
}
