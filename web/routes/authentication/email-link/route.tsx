import { useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { LinkPage } from '../link-page.tsx'
import { SignInFooter } from '../sign-in-footer.tsx'
import type { Route } from './+types/route'
import { companyEmailTexts, confirmTexts, emailLinkTexts as texts, undoTexts } from './texts.ts'

function textsAt(pathname: string) {
  if (pathname.startsWith('/confirmar-correo-empresa')) return companyEmailTexts
  return pathname.startsWith('/deshacer-cambio') ? undoTexts : confirmTexts
}

const confirm = (own: typeof confirmTexts, token: string) =>
  own === companyEmailTexts ? api.verification.confirmCompanyEmail({ token }) : api.auth.verifyEmail({ token })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: textsAt(args.location.pathname).title, isHidden: true })

const next = { href: '/autenticacion', label: texts.next }

/** The target of links in mails about an e-mail. */
export default function EmailLink() {
  const own = textsAt(useLocation().pathname)
  const taken = { title: texts.takenTitle, sentences: [own.takenHint] }
  return (
    <LinkPage
      texts={{ ...texts, ...own }}
      spend={async (token) => ({ title: own.doneTitle, sentences: [(await confirm(own, token)).message], next })}
      invalid={{ sentences: [own.invalidHint] }}
      refuse={({ code }) => (code === 'email_taken' ? taken : undefined)}
      footer={<SignInFooter question={texts.back} />}
    />
  )
}
