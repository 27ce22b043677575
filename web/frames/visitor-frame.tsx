import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/document/site.ts'
import { visitorTexts } from './texts.ts'
import { classes } from '#web/ui/classes.ts'
import { HeartIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import { signInAddress } from '#web/session/return-address.ts'
import { SiteFooter } from './site-footer.tsx'
import { useLateMenu } from './use-late-menu.ts'
import { useSession } from '#web/session/use-session.ts'

interface VisitorFrameProps {
  /** A link in the bar, for everybody. */
  barLink?: ReactNode
  /** In the bar, for visitors only. */
  bar?: ReactNode
  /** Whether the page has a bar of its own at the bottom on mobile. */
  hasApplyBar?: boolean
  children: ReactNode
}

/** The frame of the public pages: a bar with «ENTRAR» for visitors, and the collapsed rail for signed-in accounts. */
export function VisitorFrame({ barLink, bar, hasApplyBar = false, children }: VisitorFrameProps) {
  const site = useSite()
  const location = useLocation()
  const { initialised, token } = useSession()
  const menu = useLateMenu(token !== null)
  return (
    <div
      data-session-unread={initialised && (!token || menu) ? undefined : 'rail'}
      data-bars={classes(token && 'rail', hasApplyBar && 'apply') || undefined}
      className={classes('flex min-h-dvh flex-col', token && 'small:pl-18')}
    >
      <TopBar brandName={site?.brand.name} isNameHiddenOnMobile={barLink !== undefined}>
        {barLink}
        {/* Until the session has been read, a script in the head decides whether this is visible (session.css). */}
        {!token && (
          <>
            {bar}
            <LinkButton
              href="/guardadas"
              variant="quiet"
              aria-label={visitorTexts.saved}
              title={visitorTexts.saved}
              icon={<HeartIcon size={22} />}
              className={classes('for-visitors px-3! max-[339px]:hidden', barLink !== undefined && 'max-small:hidden')}
            />
            <LinkButton href={signInAddress(location)} variant="secondary" className="for-visitors max-[374px]:px-2">
              {visitorTexts.enter}
            </LinkButton>
          </>
        )}
      </TopBar>
      {menu && <menu.SignedInMenu />}
      {children}
      <SiteFooter />
    </div>
  )
}
