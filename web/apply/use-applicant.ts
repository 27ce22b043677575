import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import { findAccount, type Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'

interface Applicant {
  token: string | null
  /** Undefined until it is known; null for an account without a role, or a candidate without a profile. */
  role: Role | null | undefined
  /** The offers that the candidate has applied to and has not withdrawn from. */
  applied: ReadonlySet<number>
}

const nobody: Applicant = { token: null, role: undefined, applied: new Set() }

/** The account that is signed in, as far as applying is concerned. */
export function useApplicant() {
  const { token } = useSession()
  const [found, setFound] = useState(nobody)

  useEffect(() => {
    if (!token) return undefined
    let isCurrent = true
    void findApplicant().then((applicant) => isCurrent && setFound({ token, ...applicant }))
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

/** After a failure the dialog can open all the same, because the server checks each application. */
async function findApplicant() {
  const { role, hasProfile } = await findAccount().catch(() => ({ role: 'candidate' as const, hasProfile: true }))
  if (role !== 'candidate') return { role, applied: nobody.applied }
  if (!hasProfile) return { role: null, applied: nobody.applied }
  try {
    const applications = await api.applications.listCandidatures()
    const standing = applications.filter((row) => row.estado_candidatura !== 'retirada')
    return { role, applied: new Set(standing.map((row) => row.emp_ofertas_id.emp_ofertas_id)) }
  } catch {
    return { role, applied: nobody.applied }
  }
}
