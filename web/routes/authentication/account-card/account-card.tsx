import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findReturnPath } from '#web/session/return-address.ts'
import { useSession } from '#web/session/use-session.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { authenticationTexts as texts } from '../texts.ts'
import { useTypedEmail } from '../typed-email.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { WantedOffer } from '../wanted/find-wanted-offer.ts'
import { WantedOfferNote } from '../wanted/wanted-offer-note.tsx'

export type AccountTab = 'sign-in' | 'sign-up'

interface AccountCardProps {
  tab: AccountTab
  onTab: (tab: AccountTab) => void
  /** The offer that the visitor wants to apply to. */
  wanted?: WantedOffer | null
}

/** The content of the card of /autenticacion. */
export function AccountCard({ tab, onTab, wanted }: AccountCardProps) {
  const isSentHere = findReturnPath(useLocation().search) !== null
  const { initialised, token } = useSession()
  const expired = initialised && !token ? sessionOwner.read() : null
  const carried = useTypedEmail()
  const card = useRef<HTMLDivElement>(null)
  const [typedEmail, setEmail] = useState('')
  const email = typedEmail || (expired ?? carried)
  const select = (next: AccountTab) => {
    // Keeps an e-mail that was typed in the other form.
    setEmail(card.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
    onTab(next)
  }
  return (
    <div ref={card}>
      <h1 className="text-24 font-semibold">{tab === 'sign-in' ? texts.signInTitle : texts.signUpTitle}</h1>
      {wanted && <WantedOfferNote offer={wanted} isNew={tab === 'sign-up'} />}
      {expired !== null && (
        <p className="mt-3 rounded-control bg-yellow-soft p-3 text-14">
          <strong className="block font-semibold">{texts.expired}</strong>
          <span>{texts.expiredHint}</span>
        </p>
      )}
      {isSentHere && !wanted && expired === null && <p className="mt-1 text-14 text-gray-text">{texts.toContinue}</p>}
      <Tabs
        className="mt-4"
        label={texts.tabs}
        selected={tab}
        onSelect={select}
        tabs={[
          { key: 'sign-in', label: texts.signIn, panel: <SignInForm key={expired} email={email} /> },
          {
            key: 'sign-up',
            label: texts.signUp,
            panel: <SignUpForm email={email} onSignIn={() => select('sign-in')} />,
          },
        ]}
      />
    </div>
  )
}
