import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useFormContext, useController } from 'react-hook-form'
import { EXPLANATION_MAX } from '#contract/constants.ts'
import { rejectionTexts, suspensionTexts } from '#contract/values/verification.ts'
import { api } from '#web/api/client.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { decisionSchema, type DecisionBody, type DecisionValues } from './decision-schema.ts'
import { decisionSentence } from './decision-sentence.ts'
import { decisionTexts, reviewCompanyTexts as texts } from './texts.ts'

export type Decision = keyof typeof decisionTexts

interface DecisionDialogProps {
  decision: Decision
  company: ManagedCompany
  isOpen: boolean
  onClose: () => void
}

const reasonsOf: Partial<Record<Decision, Readonly<Record<string, string>>>> = {
  rechazada: rejectionTexts,
  suspendida: suspensionTexts,
}

/** Asks for the reason of a decision, and makes it. */
export function DecisionDialog({ decision, company, isOpen, onClose }: DecisionDialogProps) {
  const form = useId()
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const own = decisionTexts[decision]
  const decide = useMutation({
    mutationFn: (body: DecisionBody) => {
      const { emp_empresas_id: id, version } = company
      return api.managedCompanies.verifyCompany({ id, version, estado_verificacion: decision, ...body })
    },
    onSuccess: () => {
      notice.success(own.done)
      onClose()
    },
    onError: (error) => notice.error(decisionSentence(error, texts.decideFailed)),
    onSettled: () => client.invalidateQueries(),
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={own.title}
      size="narrow"
      hasUnsavedChanges={isDirty}
      isLocked={decide.isPending}
      footer={
        <SaveFooter form={form} isPending={decide.isPending} saveLabel={own.button} isDanger={decision in reasonsOf} />
      }
    >
      <p className="mb-5">{own.note(company.ofertas_activas)}</p>
      <DecisionForm
        id={form}
        draft={`veredicto:${company.emp_empresas_id}:${decision}`}
        reasons={reasonsOf[decision]}
        isPending={decide.isPending}
        onDirtyChange={setIsDirty}
        onSubmit={(body) => decide.mutate(body)}
      />
    </Dialog>
  )
}

interface DecisionFormProps {
  id: string
  draft: string
  reasons: Readonly<Record<string, string>> | undefined
  isPending: boolean
  onDirtyChange: (isDirty: boolean) => void
  onSubmit: (body: DecisionBody) => void
}

function DecisionForm({ reasons, onSubmit, ...frame }: DecisionFormProps) {
  const form = useForm<DecisionValues, unknown, DecisionBody>({
    defaultValues: { motivo: '', texto: '' },
    resolver: zodResolver(decisionSchema(reasons !== undefined)),
    shouldFocusError: false,
  })
  return (
    <FormFrame {...frame} form={form} onSubmit={onSubmit}>
      {reasons && <ReasonField reasons={reasons} />}
      <ExplanationField />
    </FormFrame>
  )
}

function ReasonField({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  const { control } = useFormContext<DecisionValues>()
  const { field, fieldState } = useController({ name: 'motivo', control })
  const options = Object.entries(reasons).map(([id, label]) => ({
    id,
    label: id === 'otro' ? texts.otherReason : label,
  }))
  return <SelectField {...field} label={texts.reason} required options={options} error={fieldState.error?.message} />
}

function ExplanationField() {
  const { control } = useFormContext<DecisionValues>()
  const { field, fieldState } = useController({ name: 'texto', control })
  return (
    <TextAreaField
      {...field}
      label={texts.explanation}
      description={texts.explanationHint}
      rows={4}
      maxLength={EXPLANATION_MAX}
      error={fieldState.error?.message}
    />
  )
}
