import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import type { Role } from './role.ts'

/** An account may have chosen its role and have no profile yet. */
export async function hasProfile(role: Role): Promise<boolean> {
  const { getInformation } = role === 'candidate' ? api.candidates : api.companies
  try {
    await getInformation()
    return true
  } catch (error) {
    if (hasStatus(error, 409)) return false
    throw error
  }
}
