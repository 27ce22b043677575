import { useLocation } from 'react-router'
import type { Role } from '#web/session/role.ts'
import { useLogout } from '#web/session/use-logout.ts'
import { LogoutIcon } from '#web/ui/icons.tsx'
import { SideMenu, type MenuItem, type SideMenuProps } from '#web/ui/navigation/side-menu.tsx'
import { menuTexts } from '../texts.ts'
import { accountEntry, entriesOf } from './texts.ts'

interface RoleMenuProps {
  /** Null without a role. Undefined until it is known: no entry shows that another would replace. */
  of: Role | null | undefined
  owner: SideMenuProps['owner']
  /** The key of the section that is shown. Without it the address tells. */
  current?: string
  /** How much is new, by the key of the entry. */
  news?: Record<string, MenuItem['news']>
}

/** The menu of a signed-in account, the same on every page. */
export function RoleMenu({ of: role, owner, current, news }: RoleMenuProps) {
  const logout = useLogout()
  const { pathname } = useLocation()
  if (role === undefined) return <SideMenu owner={owner} items={[]} />
  const withState = (entry: typeof accountEntry) => ({
    ...entry,
    isActive: current === undefined ? entry.href === pathname : entry.key === current,
    news: news?.[entry.key],
  })
  return (
    <SideMenu
      owner={owner}
      items={entriesOf(role).map(withState)}
      footItems={[
        withState(accountEntry),
        { key: 'logout', label: menuTexts.logout, icon: LogoutIcon, onPress: () => void logout() },
      ]}
    />
  )
}
