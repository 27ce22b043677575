import { RoleMenu } from './menu/role-menu.tsx'
import { useOwner } from './use-owner.ts'

/** The menu on pages that are for every role. */
export function SignedInMenu() {
  const { token, role, name, imageUrl } = useOwner()
  const shape = role === 'company' ? 'square' : 'circle'
  return <RoleMenu of={token === null ? undefined : role} owner={{ name, imageUrl, shape }} />
}
