import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JudgedField } from '#contract/values/offer-rules/judge-offer.ts'
import { offerTexts as texts } from '../texts.ts'
import type { OfferValues } from './form/offer-schema.ts'

const isText = (field: JudgedField): field is 'nombre' | 'descripcion' => field === 'nombre' || field === 'descripcion'

/** Writes proposals into a text field, and has the sentence that says so until the field changes again. */
export function useProposals(field: JudgedField) {
  const { control, setValue, setFocus, formState } = useFormContext<OfferValues>()
  const [nombre, descripcion] = useWatch({ control, name: ['nombre', 'descripcion'] })
  const [written, setWritten] = useState<string>()
  const accept = (proposal: string) => {
    if (!isText(field)) return
    setValue(field, proposal, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setWritten(proposal)
    // The button goes away with its note.
    setFocus(field)
  }
  const isWritten = isText(field) && written !== undefined && written === { nombre, descripcion }[field]
  return { accept, accepted: isWritten ? texts.proposalWritten(field === 'nombre' ? written : undefined) : undefined }
}
