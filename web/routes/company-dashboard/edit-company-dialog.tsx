import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { CompanyForm } from '#web/forms/company/company-form.tsx'
import { companyValuesOf } from '#web/forms/company/company-schema.ts'
import { removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { companyTexts as texts } from './texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'

interface EditCompanyDialogProps {
  company: Company
  isOpen: boolean
  onClose: () => void
}

export function EditCompanyDialog({ company, isOpen, onClose }: EditCompanyDialogProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const update = useMutation(
    queries.companies.updateProfile.mutationOptions({
      onSuccess: async () => {
        // Older than what has just been saved: a payment that ends later must not bring it back.
        removeCompanyFormData()
        notice.success(texts.updated)
        await client.invalidateQueries({ queryKey: queries.companies.key() })
        onClose()
      },
      onError: () => notice.error(texts.updateFailed),
    }),
  )
  const leave = () => {
    update.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.editTitle}
      hasUnsavedChanges={isDirty}
      isLocked={update.isPending}
      footer={<SaveFooter form="empresa" isPending={update.isPending} />}
    >
      <CompanyForm
        id="empresa"
        mode="edit"
        initial={companyValuesOf(company)}
        onSubmit={(data) => update.mutate(data)}
        isPending={update.isPending}
        failure={update.error}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}
