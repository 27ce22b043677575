import type { ApiClient } from '#web/api/api-client.ts'

const KEY = 'companyFormData'

/** What the company form sends. */
export type CompanyFormData = Parameters<ApiClient['companies']['createProfile']>[0]

const keep = (data: CompanyFormData): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data))
    return true
  } catch {
    return false
  }
}

/** Keeps the form until after the payment; without its picture where that is too large for the browser. */
export function saveCompanyFormData(data: CompanyFormData): void {
  if (keep(data)) return
  const { image: _, ...fields } = data
  keep(fields)
}

export function findCompanyFormData(): CompanyFormData | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CompanyFormData | null
  } catch {
    return null
  }
}

export function removeCompanyFormData(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can have been kept.
  }
}
