import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { CompanyForm } from '#web/forms/company/company-form.tsx'
import { companyValuesOf } from '#web/forms/company/company-schema.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { type CompanyFormData, removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { companyTexts as texts } from './texts.ts'

type EditCompanyDialogProps = { company: Company; isOpen: boolean; onClose: () => void }

export function EditCompanyDialog({ company, ...dialog }: EditCompanyDialogProps) {
  return (
    <EditDialog {...dialog} form="empresa" texts={texts} call={save} stale={queries.companies.key()}>
      {(frame) => <CompanyForm {...frame} mode="edit" initial={companyValuesOf(company)} />}
    </EditDialog>
  )
}

async function save(company: CompanyFormData) {
  await api.companies.updateProfile(company)
  // The kept form is older than this. A payment that ends later must not restore it.
  removeCompanyFormData()
}
