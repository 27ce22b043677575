import { useLogout } from '#web/session/use-logout.ts'
import { HomeIcon, LogoutIcon, SettingsIcon, type IconComponent } from '#web/ui/icons.tsx'
import { menuTexts as texts } from './texts.ts'
import { SideMenu, type MenuItem, type SideMenuProps } from '#web/ui/navigation/side-menu.tsx'

interface SectionMenuProps<Section extends string> {
  owner: SideMenuProps['owner']
  sections: readonly { key: Section; label: string; icon: IconComponent; news?: MenuItem['news'] }[]
  current: Section
  addressOf: (section: Section) => string
}

/** So many sections leave room on phones for home, account and logout. */
const ROOMY_MAX = 4

/** The side menu of a screen with sections: home, the sections, the account and logout. */
export function SectionMenu<Section extends string>(props: SectionMenuProps<Section>) {
  const { owner, sections, current, addressOf } = props
  const logout = useLogout()
  return (
    <SideMenu
      owner={owner}
      items={[
        {
          key: 'home',
          label: texts.home,
          icon: HomeIcon,
          href: '/pagina-principal',
          isRailOnly: sections.length > ROOMY_MAX,
        },
        ...sections.map((item) => ({ ...item, href: addressOf(item.key), isActive: item.key === current })),
      ]}
      footItems={[
        { key: 'account', label: texts.account, icon: SettingsIcon, href: '/cuenta' },
        { key: 'logout', label: texts.logout, icon: LogoutIcon, onPress: () => void logout() },
      ]}
    />
  )
}
