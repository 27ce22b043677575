import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import type { Cv } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { line } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { cvTexts as texts } from './texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'

const schema = z.object({ nombre: line(LENGTH_MAX.title, texts.nameMissing) })

type NameValues = z.infer<typeof schema>

interface RenameCvDialogProps {
  cv: Cv | null
  isOpen: boolean
  onClose: () => void
}

export function RenameCvDialog({ cv, isOpen, onClose }: RenameCvDialogProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const rename = useMutation(
    queries.cvs.renameCv.mutationOptions({
      onSuccess: async ({ message }) => {
        notice.success(message)
        await client.invalidateQueries({ queryKey: queries.cvs.key() })
        onClose()
      },
      onError: () => notice.error(texts.renameFailed),
    }),
  )
  const { isPending } = rename
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.renameTitle}
      size="narrow"
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form="nombre-del-cv" isPending={isPending} />}
    >
      <NameForm
        name={cv?.nombre ?? ''}
        interruptedName={cv ? `cv:${cv.can_cv_id}` : undefined}
        onSubmit={({ nombre }) => cv && rename.mutate({ id: cv.can_cv_id, nombre })}
        isPending={isPending}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}

type NameFormProps = Omit<FormFrameProps<NameValues>, 'id' | 'form' | 'children'> & { name: string }

function NameForm({ name, ...frame }: NameFormProps) {
  const form = useCheckedForm(schema, { nombre: name })
  return (
    <FormFrame id="nombre-del-cv" form={form} {...frame}>
      <FormText name="nombre" label={texts.name} description={texts.nameHint} required autoComplete="off" />
    </FormFrame>
  )
}
