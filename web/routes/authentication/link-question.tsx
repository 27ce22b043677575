import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { sentenceOf } from './faults.ts'

export type QuestionTexts = Readonly<Record<'title' | 'hint' | 'press' | 'failed', string>>

interface LinkQuestionProps {
  texts: QuestionTexts
  /** Uses the link, and shows its result in place of the question. A failure that another press may undo is thrown. */
  onPress: () => Promise<void>
}

/** The question of a link in a mail. It waits for a press, because mail scanners open every link. */
export function LinkQuestion({ texts, onPress }: LinkQuestionProps) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const press = async () => {
    setIsPending(true)
    try {
      await onPress()
    } catch (error) {
      notice.error(sentenceOf(error, texts))
      setIsPending(false)
    }
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void press()}>
        {texts.press}
      </Button>
    </>
  )
}
