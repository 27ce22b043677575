import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { CompanyForm } from '#web/forms/company/company-form.tsx'
import { companyValuesOf } from '#web/forms/company/company-schema.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { type CompanyFormData, removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { companyTexts as texts } from './texts.ts'
import { RenameNote } from './verification/rename-note.tsx'

type EditCompanyDialogProps = { company: Company; isOpen: boolean; onClose: () => void }

export function EditCompanyDialog({ company, ...dialog }: EditCompanyDialogProps) {
  const client = useQueryClient()
  const save = async (changed: CompanyFormData) => {
    await api.companies.updateProfile(changed)
    // The kept form is older than this. A payment that ends later must not restore it.
    removeCompanyFormData()
    // Another name may have ended the verification.
    void client.invalidateQueries({ queryKey: queries.verification.key() })
  }
  return (
    <EditDialog {...dialog} form="empresa" texts={texts} call={save} stale={queries.companies.key()}>
      {(frame) => (
        <CompanyForm {...frame} mode="edit" initial={companyValuesOf(company)}>
          <RenameNote nameBefore={company.nombre} />
        </CompanyForm>
      )}
    </EditDialog>
  )
}
