import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { sentenceOf } from '../faults.ts'
import { AuthenticationFrame } from '../frame.tsx'
import { NewHeading } from '../new-heading.tsx'

interface LeaveMailsProps {
  texts: Readonly<
    Record<'title' | 'hint' | 'press' | 'doneTitle' | 'invalidTitle' | 'invalidHint' | 'account' | 'failed', string>
  >
  /** Stops the mails. */
  call: (body: { token: string }) => Promise<{ message: string }>
  /** The page where the mails are chosen. */
  choicesHref: string
}

interface Outcome {
  title: string
  hint: string
}

/** The target of the link at the end of a mail. It waits for a press, because mail scanners open every link. */
export function LeaveMails(props: LeaveMailsProps) {
  const { texts, choicesHref } = props
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const invalid = { title: texts.invalidTitle, hint: texts.invalidHint }
  const [reached, setReached] = useState<Outcome | null>(null)
  const outcome = reached ?? (token ? null : invalid)
  return (
    <AuthenticationFrame footer={null}>
      {outcome ? (
        <>
          <NewHeading>{outcome.title}</NewHeading>
          <p className="mt-2">{outcome.hint}</p>
          <LinkButton href={choicesHref} isFullWidth className="mt-5">
            {texts.account}
          </LinkButton>
        </>
      ) : (
        <Question
          {...props}
          token={token}
          onEnd={(message) => setReached(message === null ? invalid : { title: texts.doneTitle, hint: message })}
        />
      )}
    </AuthenticationFrame>
  )
}

/** `onEnd`: with the sentence of the server, or null where the link is not valid. */
function Question({
  texts,
  call,
  token,
  onEnd,
}: LeaveMailsProps & { token: string; onEnd: (message: string | null) => void }) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const leave = async () => {
    setIsPending(true)
    try {
      const { message } = await call({ token })
      return onEnd(message)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unsubscribe_link_invalid') return onEnd(null)
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
