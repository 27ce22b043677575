import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { LegalBody, Verification } from '#web/api/types.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { LegalForm } from './legal-form.tsx'
import { legalFormTexts as texts } from './texts.ts'

type LegalDialogProps = { verification: Verification; isOpen: boolean; onClose: () => void }

export function LegalDialog({ verification, ...dialog }: LegalDialogProps) {
  const client = useQueryClient()
  const stale = queries.verification.key()
  const save = async (body: LegalBody) => {
    try {
      await api.verification.requestVerification({ ...body, version: verification.version })
    } catch (error) {
      // Another tab has saved: the next press knows it.
      const isOld = error instanceof ApiError && error.code === 'verification_changed'
      if (isOld) void client.invalidateQueries({ queryKey: stale })
      throw error
    }
  }
  return (
    <EditDialog {...dialog} form="verificacion" texts={texts} call={save} stale={stale}>
      {(frame) => <LegalForm {...frame} verification={verification} />}
    </EditDialog>
  )
}
