import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { APPLICATION_MAILS, applicationMails } from '#contract/values/applications/application-mails.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { CompanyMailChoice } from '#web/api/types.ts'
import type { Role } from '#web/session/role.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { mailTexts as texts } from './texts.ts'
import { useChoice } from './use-choice.ts'

/** Which mails somebody gets, of those that they can do without. */
export function MailSection({ owner }: { owner: Role | null }) {
  if (owner === 'candidate') return <CandidateMail />
  return owner === 'company' ? <CompanyMail /> : null
}

/** Whether the section still waits for its choice. */
export function useMailPending(owner: Role | null): boolean {
  const news = useQuery(queries.mailChoices.getNews.queryOptions({ enabled: owner === 'candidate' }))
  const applications = useQuery(queries.mailChoices.getApplicationMail.queryOptions({ enabled: owner === 'company' }))
  return (owner === 'candidate' && news.isPending) || (owner === 'company' && applications.isPending)
}

function CandidateMail() {
  const choice = useQuery(queries.mailChoices.getNews.queryOptions())
  return <Section choice={choice}>{choice.data && <NewsSwitch saved={choice.data.avisos_candidaturas} />}</Section>
}

function CompanyMail() {
  const choice = useQuery(queries.mailChoices.getApplicationMail.queryOptions())
  return <Section choice={choice}>{choice.data && <CompanyChoices saved={choice.data} />}</Section>
}

interface Choice {
  isPending: boolean
  isLoadingError: boolean
  error: unknown
  refetch: () => unknown
}

function Section({ choice, children }: { choice: Choice; children: ReactNode }) {
  // Without a profile there is nothing to write about yet.
  if (choice.error instanceof ApiError && choice.error.code === 'profile_missing') return null
  return (
    <section id="correos" className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        {children}
        {choice.isPending && <LoadingState />}
        {choice.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void choice.refetch()} />}
      </Card>
    </section>
  )
}

function NewsSwitch({ saved }: { saved: boolean }) {
  const client = useQueryClient()
  const { value, choose } = useChoice(saved, async (wanted) => {
    const answer = await api.mailChoices.saveNews({ avisos_candidaturas: wanted })
    client.setQueryData(queries.mailChoices.getNews.queryKey(), { avisos_candidaturas: wanted })
    return answer
  })
  return (
    <>
      <SwitchField
        label={texts.news}
        onText={texts.newsOn}
        offText={texts.newsOff}
        checked={value}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="mt-2 text-14 text-gray-text">{texts.newsNote}</p>
    </>
  )
}

const mailCards = APPLICATION_MAILS.map((value) => ({
  value,
  title: applicationMails[value],
  description: texts.notes[value],
}))

function CompanyChoices({ saved }: { saved: CompanyMailChoice }) {
  const client = useQueryClient()
  const { value, choose } = useChoice(saved, async (wanted) => {
    const answer = await api.mailChoices.saveApplicationMail(wanted)
    client.setQueryData(queries.mailChoices.getApplicationMail.queryKey(), wanted)
    return answer
  })
  return (
    <>
      <RadioCards
        label={texts.applications}
        name="candidaturas-nuevas"
        cards={mailCards}
        value={value.avisos_candidaturas}
        onChange={(avisos_candidaturas) => choose({ ...value, avisos_candidaturas })}
      />
      <div className="mt-5">
        <SwitchField
          label={texts.recap}
          onText={texts.recapOn}
          offText={texts.recapOff}
          checked={value.recordatorio_lunes}
          onChange={({ target }) => choose({ ...value, recordatorio_lunes: target.checked })}
        />
        <p className="mt-2 text-14 text-gray-text">{texts.recapNote}</p>
      </div>
    </>
  )
}
