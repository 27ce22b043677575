import { useLocation } from 'react-router'
import type { Role } from '#web/session/role.ts'
import { useLogout } from '#web/session/use-logout.ts'
import { BriefcaseIcon, HomeIcon, LogoutIcon, SettingsIcon, UserIcon } from '#web/ui/icons.tsx'
import { SideMenu } from '#web/ui/navigation/side-menu.tsx'
import { menuTexts, visitorTexts } from './texts.ts'
import { useOwner } from './use-owner.ts'

/** The side menu of a signed-in account on pages that are for every role. */
export function SignedInMenu() {
  const logout = useLogout()
  const { pathname } = useLocation()
  const { role, name, imageUrl } = useOwner()
  const isCompany = role === 'company'
  const itemAt = (href: string) => ({ href, isActive: pathname === href })
  return (
    <SideMenu
      owner={{ name, imageUrl, shape: isCompany ? 'square' : 'circle' }}
      items={[
        { key: 'offers', label: visitorTexts.offers, icon: HomeIcon, ...itemAt('/pagina-principal') },
        { key: 'profile', ...profileOf(role) },
      ]}
      footItems={[
        { key: 'account', label: menuTexts.account, icon: SettingsIcon, ...itemAt('/cuenta') },
        { key: 'logout', label: menuTexts.logout, icon: LogoutIcon, onPress: () => void logout() },
      ]}
    />
  )
}

function profileOf(role: Role | null) {
  if (role === 'operator') return { icon: BriefcaseIcon, label: menuTexts.management, href: '/gestion' }
  return { icon: UserIcon, label: visitorTexts.profile, href: role === 'company' ? '/perfil-empresa' : '/mi-perfil' }
}
