import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { forgetPerson } from '#web/tab-storage/forget-person.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { findDestination } from '../find-destination.ts'
import { LinkPage } from '../link-page.tsx'
import { SignInFooter } from '../sign-in-footer.tsx'
import type { Route } from './+types/route'
import { signInLinkTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = { sentences: [texts.invalidHint], next: { href: '/recuperar-contrasena', label: texts.again } }

/** Signs in by the link of a mail. Its token leaves the history with the page. */
export default function SignInLink() {
  const navigate = useNavigate()
  const enter = async (token: string) => {
    const { session, email } = await api.auth.signInByLink({ token })
    // Another account may have been open in this tab.
    forgetPerson()
    saveToken(session, email)
    await navigate(await findDestination(''), { replace: true })
  }
  return <LinkPage {...{ texts, invalid }} spend={enter} footer={<SignInFooter question={texts.back} />} />
}
