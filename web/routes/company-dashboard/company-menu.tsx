import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { useLogout } from '#web/session/use-logout.ts'
import { menuTexts as texts } from './texts.ts'
import { BriefcaseIcon, FolderIcon, HomeIcon, LogoutIcon, UsersIcon } from '#web/ui/icons.tsx'
import { SideMenu } from '#web/ui/navigation/side-menu.tsx'
import { addressOf, type Section } from './section.ts'

const items = [
  { section: 'candidatos', label: texts.candidates, icon: UsersIcon },
  { section: 'proyectos', label: texts.projects, icon: FolderIcon },
  { section: 'ofertas', label: texts.offers, icon: BriefcaseIcon },
] as const

export function CompanyMenu({ section, company }: { section: Section; company: Company | undefined }) {
  const logout = useLogout()
  const logo = useQuery(queries.companies.getLogoImage.queryOptions())
  return (
    <SideMenu
      owner={{ name: company?.nombre, imageUrl: logo.data?.imgUrl }}
      items={[
        { key: 'home', label: texts.home, icon: HomeIcon, href: '/pagina-principal' },
        ...items.map((item) => ({
          key: item.section,
          label: item.label,
          icon: item.icon,
          href: addressOf(item.section),
          isActive: item.section === section,
        })),
      ]}
      footItems={[{ key: 'logout', label: texts.logout, icon: LogoutIcon, onPress: () => void logout() }]}
    />
  )
}
