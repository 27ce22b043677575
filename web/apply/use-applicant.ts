import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import { findRole, type Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'

interface Applicant {
  token: string | null
  role: Role | null
  /** The offers that the candidate has applied to. */
  applied: ReadonlySet<number>
}

const nobody: Applicant = { token: null, role: null, applied: new Set() }

/** Whoever is signed in, as far as applying is concerned; `nobody` until it is known. */
export function useApplicant() {
  const { token } = useSession()
  const [found, setFound] = useState(nobody)

  useEffect(() => {
    if (!token) return undefined
    let isCurrent = true
    void findApplicant(token).then((applicant) => isCurrent && setFound(applicant))
    return () => {
      isCurrent = false
    }
  }, [token])

  const markApplied = useCallback(
    (offerId: number) => setFound((before) => ({ ...before, applied: new Set([...before.applied, offerId]) })),
    [],
  )
  return { ...(found.token === token ? found : nobody), markApplied }
}

/** Whatever fails here must not keep anybody from the dialog: the server still refuses whom it has to. */
async function findApplicant(token: string): Promise<Applicant> {
  const role = await findRole().catch(() => 'candidate' as const)
  const applications = role === 'candidate' ? await api.applications.listCandidatures().catch(() => []) : []
  return { token, role, applied: new Set(applications.map((row) => row.emp_ofertas_id.emp_ofertas_id)) }
}
