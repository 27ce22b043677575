import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { sentenceOf } from '../faults.ts'
import { AuthenticationFrame } from '../frame.tsx'
import { NewHeading } from '../new-heading.tsx'
import type { Route } from './+types/route'
import { unsubscribeTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

interface Outcome {
  title: string
  hint: string
}

const invalid: Outcome = { title: texts.invalidTitle, hint: texts.invalidHint }

/** The target of the link at the end of a mail. It waits for a press, because mail scanners open every link. */
export default function Unsubscribe() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [reached, setReached] = useState<Outcome | null>(null)
  const outcome = reached ?? (token ? null : invalid)
  return (
    <AuthenticationFrame footer={null}>
      {outcome ? <OutcomeNote {...outcome} /> : <Question token={token} onEnd={setReached} />}
    </AuthenticationFrame>
  )
}

function Question({ token, onEnd }: { token: string; onEnd: (outcome: Outcome) => void }) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const leave = async () => {
    setIsPending(true)
    try {
      const { message } = await api.mailChoices.unsubscribe({ token })
      return onEnd({ title: texts.doneTitle, hint: message })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unsubscribe_link_invalid') return onEnd(invalid)
      notice.error(sentenceOf(error, texts))
    }
    setIsPending(false)
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void leave()}>
        {texts.press}
      </Button>
    </>
  )
}

function OutcomeNote({ title, hint }: Outcome) {
  return (
    <>
      <NewHeading>{title}</NewHeading>
      <p className="mt-2">{hint}</p>
      <LinkButton href="/cuenta#correos" isFullWidth className="mt-5">
        {texts.account}
      </LinkButton>
    </>
  )
}
