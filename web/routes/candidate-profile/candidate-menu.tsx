import { useLogout } from '#web/session/use-logout.ts'
import { menuTexts as texts } from './texts.ts'
import { BriefcaseIcon, FilePdfIcon, HomeIcon, LogoutIcon } from '#web/ui/icons.tsx'
import { SideMenu } from '#web/ui/navigation/side-menu.tsx'
import { fullNameOf, useCandidate, usePhoto } from './profile.ts'
import { addressOf, type Section } from './section.ts'

const items = [
  { section: 'cvs', label: texts.cvs, icon: FilePdfIcon },
  { section: 'candidaturas', label: texts.applications, icon: BriefcaseIcon },
] as const

export function CandidateMenu({ section }: { section: Section }) {
  const logout = useLogout()
  const candidate = useCandidate()
  const photo = usePhoto()
  return (
    <SideMenu
      owner={{
        name: candidate.data && fullNameOf(candidate.data),
        imageUrl: photo.data?.imgUrl,
        shape: 'circle',
      }}
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
