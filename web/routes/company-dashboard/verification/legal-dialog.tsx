import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { LegalBody, Verification } from '#web/api/types.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { LegalForm } from './legal-form.tsx'
import { legalFormTexts as texts } from './texts.ts'

type LegalDialogProps = { verification: Verification; isOpen: boolean; onClose: () => void }

/** If another tab has saved, the dialog reads that, and the next press replaces it. */
export function LegalDialog({ verification, ...dialog }: LegalDialogProps) {
  const { version } = verification
  const save = (body: LegalBody) => api.verification.requestVerification({ ...body, version })
  return (
    <EditDialog {...dialog} form="verificacion" texts={texts} call={save} stale={queries.verification.key()}>
      {(frame) => <LegalForm {...frame} verification={verification} />}
    </EditDialog>
  )
}
