import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { FrameLink } from '../frame-link.tsx'
import { LinkPage } from '../link-page.tsx'
import { authenticationTexts } from '../texts.ts'
import type { Route } from './+types/route'
import { undoTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = { sentences: [texts.invalidHint], next: { href: '/autenticacion', label: authenticationTexts.signIn } }

/** The target of mails about a deleted account. */
export default function Undo() {
  const navigate = useNavigate()
  const notice = useNotice()
  const undo = async (token: string) => {
    const { message } = await api.auth.undoDeletion({ token })
    notice.success(message)
    await navigate('/autenticacion', { replace: true })
  }
  return (
    <LinkPage
      {...{ texts, invalid }}
      spend={undo}
      footer={
        <>
          <span>{texts.changedMind}</span> <FrameLink href="/">{texts.home}</FrameLink>
        </>
      }
      lastFooter={<FrameLink href="/">{texts.home}</FrameLink>}
    />
  )
}
