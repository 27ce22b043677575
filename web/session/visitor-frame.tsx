import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/site.ts'
import { visitorTexts } from '#web/texts/offers.ts'
import { classes } from '#web/ui/classes.ts'
import { HomeIcon, LogoutIcon, UserIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SideMenu } from '#web/ui/side-menu.tsx'
import { TopBar } from '#web/ui/top-bar.tsx'
import { signInAddress } from './return-address.ts'
import { SiteFooter } from './site-footer.tsx'
import { useLogout } from './use-logout.ts'
import { useSession } from './use-session.ts'

/** The frame of the public pages: a bar with «ENTRAR» for visitors, the collapsed rail for who is signed in. */
export function VisitorFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const site = useSite()
  const location = useLocation()
  const { initialised, token } = useSession()
  return (
    <div className={classes('flex min-h-[calc(100dvh-var(--bottom-bar))] flex-col', token && 'small:pl-18')}>
      <TopBar brandName={site?.brand.name}>
        {/* Kept in its place, unseen, until it is known whether somebody is signed in. */}
        {!token && (
          <>
            {bar}
            <LinkButton href={signInAddress(location)} variant="secondary" className={initialised ? '' : 'invisible'}>
              {visitorTexts.enter}
            </LinkButton>
          </>
        )}
      </TopBar>
      {token && <SignedInMenu />}
      {children}
      <SiteFooter />
    </div>
  )
}

function SignedInMenu() {
  const logout = useLogout()
  const { pathname } = useLocation()
  return (
    <SideMenu
      owner={{ name: null, imageUrl: null, shape: 'circle' }}
      items={[
        {
          key: 'offers',
          label: visitorTexts.offers,
          icon: HomeIcon,
          href: '/pagina-principal',
          isActive: pathname === '/pagina-principal',
        },
        { key: 'profile', label: visitorTexts.profile, icon: UserIcon, href: '/mi-perfil' },
      ]}
      footItems={[{ key: 'logout', label: visitorTexts.logout, icon: LogoutIcon, onPress: () => void logout() }]}
    />
  )
}
