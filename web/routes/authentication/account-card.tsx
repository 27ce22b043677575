import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findReturnPath } from '#web/session/return-address.ts'
import { useSession } from '#web/session/use-session.ts'
import { authenticationTexts as texts } from './texts.ts'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AccountTab = 'sign-in' | 'sign-up'

/** 320 px wide on mobile, 400 on larger screens. */
export function AccountCard({ tab, onTab }: { tab: AccountTab; onTab: (tab: AccountTab) => void }) {
  const { initialised } = useSession()
  const isSentHere = findReturnPath(useLocation().search) !== null
  const card = useRef<HTMLDivElement>(null)
  const [email, setEmail] = useState('')
  const select = (next: AccountTab) => {
    // Keeps an e-mail that was typed in the other form.
    setEmail(card.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
    onTab(next)
  }
  return (
    // Before hydration a press would do nothing, or submit the form without its script.
    <div ref={card} inert={!initialised} className="w-full max-w-80 small:max-w-100">
      <Card className="p-5 small:p-8">
        <h1 className="text-24 font-semibold">{tab === 'sign-in' ? texts.signInTitle : texts.signUpTitle}</h1>
        {isSentHere && <p className="mt-1 text-14 text-gray-text">{texts.toContinue}</p>}
        <Tabs
          className="mt-4"
          label={texts.tabs}
          selected={tab}
          onSelect={select}
          tabs={[
            { key: 'sign-in', label: texts.signIn, panel: <SignInForm email={email} /> },
            { key: 'sign-up', label: texts.signUp, panel: <SignUpForm email={email} /> },
          ]}
        />
      </Card>
    </div>
  )
}
