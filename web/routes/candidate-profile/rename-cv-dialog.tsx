import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Cv } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { line } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { cvTexts as texts } from './texts.ts'

const schema = z.object({ nombre: line(LENGTH_MAX.title, texts.nameMissing) })

type NameValues = z.infer<typeof schema>

interface RenameCvDialogProps {
  cv: Cv | null
  isOpen: boolean
  onClose: () => void
}

export function RenameCvDialog({ cv, ...dialog }: RenameCvDialogProps) {
  const id = cv?.can_cv_id ?? 0
  const rename = ({ nombre }: NameValues) => api.cvs.renameCv({ id, nombre })
  return (
    <EditDialog {...dialog} size="narrow" form="nombre-del-cv" texts={texts} call={rename} stale={queries.cvs.key()}>
      {(frame) => <NameForm {...frame} name={cv?.nombre ?? ''} interruptedName={`cv:${id}`} />}
    </EditDialog>
  )
}

type NameFormProps = Omit<FormFrameProps<NameValues>, 'form' | 'children'> & { name: string }

function NameForm({ name, ...frame }: NameFormProps) {
  const form = useCheckedForm(schema, { nombre: name })
  return (
    <FormFrame form={form} {...frame}>
      <FormText name="nombre" label={texts.name} description={texts.nameHint} required autoComplete="off" />
    </FormFrame>
  )
}
