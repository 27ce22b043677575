import { useEffect, useState } from 'react'
import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { fullNameOf } from '#web/format/full-name.ts'
import { findAccount, type Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { menuTexts } from './texts.ts'

interface Owner {
  token: string | null
  role: Role | null
  name: string | null
  imageUrl: string | null
}

const nobody: Owner = { token: null, role: null, name: null, imageUrl: null }

// Each page mounts its own menu, which starts with the last known values.
let last = nobody

/**
 * Name and picture of the signed-in account. The link of the picture is renewed before it expires. Without a token nothing is known yet;
 * an account without a role, or one that fails to load, has only its token.
 */
export function useOwner(): Owner {
  const { token } = useSession()
  const [owner, setOwner] = useState(last)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const show = (found: Owner) => isCurrent && setOwner((last = found))
      const found = await findOwner(token, show).catch(() => null)
      show(found ?? (last.token === token ? last : { ...nobody, token }))
    }
    void ask()
    const timer = setInterval(() => document.hidden || void ask(), (SIGNED_LINK_SECONDS - 60) * 1000)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [token])
  return owner.token === token ? owner : nobody
}

/** The role first: the menu needs no more. After a failure the last known name or picture stays. */
async function findOwner(token: string | null, show: (owner: Owner) => void): Promise<Owner> {
  const before = last.token === token ? last : nobody
  const { role, hasProfile } = await findAccount()
  if (!role) return { ...nobody, token }
  if (role === 'operator') return { ...nobody, token, role, name: menuTexts.management }
  if (!hasProfile) return { ...nobody, token, role }
  show({ ...before, token, role })
  const [name, imageUrl] = await Promise.all([
    findName(role).catch(() => before.name),
    findImage(role).catch(() => before.imageUrl),
  ])
  return { token, role, name, imageUrl }
}

const findName = async (role: Role) =>
  role === 'company' ? (await api.companies.getInformation()).nombre : fullNameOf(await api.candidates.getInformation())

const findImage = async (role: Role) =>
  (await (role === 'company' ? api.companies.getLogoImage() : api.candidates.getProfileImage())).imgUrl
