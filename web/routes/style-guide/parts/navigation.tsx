import { BriefcaseIcon, FolderIcon, HomeIcon, LogoutIcon, UsersIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { SideMenu } from '#web/ui/navigation/side-menu.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import { Stateful, Part, Specimen } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const tabs = [1, 2, 3].map((number) => ({
  key: String(number),
  label: texts.tab(number),
  panel: <p>{texts.panel(number)}</p>,
}))
const pages = [
  [1, 2],
  [4, 7],
  [10, 20],
  [1200, 1200],
] as const
const icons = [HomeIcon, UsersIcon, FolderIcon, BriefcaseIcon]
const menuItems = texts.menuItems.map((label, index) => ({
  key: label,
  label,
  icon: icons[index] ?? HomeIcon,
  href: '/estilo',
  isActive: index === 2,
}))

export default function Navigation() {
  return (
    <>
      <Part title="Tabs" isWide>
        <Specimen isWide>
          <Stateful start="1">
            {(selected, onSelect) => <Tabs label={texts.tabs} tabs={tabs} selected={selected} onSelect={onSelect} />}
          </Stateful>
        </Specimen>
      </Part>
      <Part title="Pagination" isWide>
        {pages.map(([page, pageCount]) => (
          <Specimen key={page} isWide>
            <Pagination page={page} pageCount={pageCount} hrefFor={() => '/estilo'} label={`${page} / ${pageCount}`} />
          </Specimen>
        ))}
      </Part>
      <Part title="TopBar" isWide>
        <div className="guide-frame guide-frame-low guide-specimen-wide">
          <TopBar>
            <LinkButton href="/autenticacion" variant="secondary">
              {texts.enter}
            </LinkButton>
          </TopBar>
        </div>
      </Part>
      <Part title="SideMenu" isWide>
        <div className="guide-frame guide-specimen-wide">
          <SideMenu
            label={texts.sideMenu}
            owner={{ name: texts.company }}
            items={menuItems}
            footItems={[{ key: 'logout', label: texts.logout, icon: LogoutIcon, onPress: () => undefined }]}
          />
        </div>
      </Part>
    </>
  )
}
