import { FrameLink } from './frame-link.tsx'
import { authenticationTexts as texts } from './texts.ts'

/** Below a card: a question, and the way to sign in. */
export const SignInFooter = ({ question }: { question: string }) => (
  <>
    <span>{question}</span> <FrameLink href="/autenticacion">{texts.signIn}</FrameLink>
  </>
)
