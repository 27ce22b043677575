import { useQuery } from '@tanstack/react-query'
// This page makes calls at once: what sends them loads with it.
import '#web/api/network-client.ts'
import { ApiError } from '#web/api/api-error.ts'
import { QueryProvider } from '#web/api/query-provider.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import { authenticationTexts } from '../texts.ts'
import type { Route } from './+types/route'
import { GivenAnswer } from './given-answer.tsx'
import { Question } from './question.tsx'
import { answerTexts as texts } from './texts.ts'
import { useAnswerLink } from './use-answer-link.ts'
import { linkQuery } from './use-answer.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The target of the links in mails that answer one application, without a session. */
export default function AnswerApplication() {
  return (
    <QueryProvider>
      <AuthenticationFrame footer={<FrameLink href="/perfil-empresa?seccion=candidatos">{texts.panel}</FrameLink>}>
        <Linked />
      </AuthenticationFrame>
    </QueryProvider>
  )
}

function Linked() {
  const link = useAnswerLink()
  if (link === undefined) return <LoadingState />
  return link ? <Found key={link.token + link.decision} {...link} /> : <Invalid />
}

const Invalid = () => <OutcomeNote title={authenticationTexts.invalidLink} sentences={[texts.invalidHint]} />

function Found({ token, decision }: NonNullable<ReturnType<typeof useAnswerLink>>) {
  const { data, error, refetch } = useQuery({ ...linkQuery(token), staleTime: 0 })
  if (error instanceof ApiError && error.status === 400) return <Invalid />
  if (error instanceof ApiError && error.status === 409) {
    return <OutcomeNote title={texts.refusedTitle} sentences={[error.error]} />
  }
  if (error && !data) return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const isWaiting = !data.pendiente && (data.estado_candidatura === 'enviada' || data.estado_candidatura === 'leida')
  return isWaiting ? (
    <Question {...{ token, decision }} application={data} />
  ) : (
    <GivenAnswer key={data.pendiente?.se_envia} {...{ token }} application={data} />
  )
}
