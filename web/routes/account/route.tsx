import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { SignedInMenu } from '#web/frames/signed-in-menu.tsx'
import { useOwner } from '#web/frames/use-owner.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { AlertsSection } from './alerts/alerts-section.tsx'
import { useAlerts } from './alerts/use-alerts.ts'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { MailSection, useMailPending } from './mail/mail-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { accountTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function Account() {
  const email = useQuery(queries.auth.getEmail.queryOptions())
  const sessions = useQuery(queries.account.listSessions.queryOptions())
  const { role, token } = useOwner()
  const isMailPending = useMailPending(role)
  const alerts = useAlerts()
  // Sections that arrive one by one would move each other.
  const isPending = token === null || email.isPending || sessions.isPending || alerts.isPending || isMailPending
  const { hash } = useLocation()
  // The sections above «Avisos» arrive after the router has looked for it.
  useEffect(() => {
    if (!isPending && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.()
  }, [isPending, hash])
  // Only the shell changes or closes the account of an operator.
  const isOperator = role === 'operator'
  // Companies and operators have them only from before, or from the list of offers.
  const hasAlerts = role === 'candidate' || role === null || alerts.data?.alertas.length !== 0
  return (
    <div data-bars="rail" className="small:pl-18">
      <SignedInMenu />
      <main id={MAIN_ID} className="page grid grid-cols-1 gap-6 py-6 small:py-8">
        <h1 tabIndex={-1} data-focus-home="" className="text-28 font-bold">
          {texts.title}
        </h1>
        {isPending && <LoadingState />}
        <div className={isPending ? 'invisible' : 'contents'}>
          <div className="grid grid-cols-1 items-start gap-8 large:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
            <div className="grid grid-cols-1 gap-8">
              {!isOperator && <EmailSection />}
              <PasswordSection email={email.data?.email} />
              <SecondFactorSection />
            </div>
            <div className="grid grid-cols-1 gap-8">
              <MailSection owner={role} />
              {hasAlerts && <AlertsSection />}
              <SessionsSection />
              <DataSection />
              {!isOperator && <DeleteSection />}
            </div>
          </div>
          <DataNote text={dataNoteTexts.account} />
        </div>
      </main>
    </div>
  )
}
