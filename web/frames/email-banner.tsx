import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { useSite } from '#web/document/site.ts'
import { useResendLink } from '#web/session/use-resend-link.ts'
import { emailTexts } from '#web/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { emailBannerTexts as texts } from './texts.ts'

const ACCOUNT = '/cuenta'
/** Pages with the side menu. */
const withRail = new Set([ACCOUNT, '/mi-perfil', '/perfil-empresa'])

/** At the top of the private pages until the account has confirmed its e-mail. It looks again when the visitor comes back from the mail. */
export function EmailBanner() {
  const { pathname } = useLocation()
  const email = useQuery(
    queries.auth.getEmail.queryOptions({
      enabled: useSite()?.verifyEmail ?? false,
      refetchOnWindowFocus: ({ state }) => (state.data?.confirmado ? false : 'always'),
    }),
  )
  const { isPending, resend } = useResendLink({
    notice: useNotice(),
    failed: emailTexts.resendFailed,
    onEnd: email.refetch,
  })
  if (!email.data || email.data.confirmado) return null
  return (
    <div className={withRail.has(pathname) ? 'small:pl-18' : 'pb-4'}>
      <div className="page pt-4">
        <Banner
          tone="warning"
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" size="small" isPending={isPending} onClick={resend}>
                {emailTexts.resend}
              </Button>
              {pathname !== ACCOUNT && (
                <LinkButton variant="quiet" size="small" href={ACCOUNT}>
                  {texts.change}
                </LinkButton>
              )}
            </div>
          }
        >
          {texts.unconfirmed(email.data.email)}
        </Banner>
      </div>
    </div>
  )
}
