import type { ReactNode } from 'react'
import { AuthenticationFrame } from './frame.tsx'
import { LinkQuestion, type QuestionTexts } from './link-question.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { useLink, type LinkRules, type Spend } from './use-link.ts'

interface LinkPageProps extends LinkRules {
  texts: QuestionTexts
  spend: Spend
  /** Below the card, and what is there instead once the link was used. */
  footer?: ReactNode
  lastFooter?: ReactNode
}

/** The page of a link in a mail: its question, or what using it has led to. */
export function LinkPage({ texts, spend, footer, lastFooter = footer, ...rules }: LinkPageProps) {
  const { press, outcome } = useLink(rules)
  return (
    <AuthenticationFrame footer={outcome ? lastFooter : footer}>
      {outcome ? <OutcomeNote {...outcome} /> : <LinkQuestion texts={texts} onPress={() => press(spend)} />}
    </AuthenticationFrame>
  )
}
