import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { checkTexts } from '#contract/values/verification.ts'
import { queries } from '#web/api/queries.ts'
import type { Verification } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { useSite } from '#web/document/site.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckIcon, ChevronDownIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { stateTexts } from '#web/texts.ts'
import { EmailNote } from './email-note.tsx'
import { LegalDialog } from './legal-dialog.tsx'
import { verificationTexts as texts } from './texts.ts'

const tones: Record<Verification['estado_verificacion'], BadgeTone> = {
  sin_pedir: 'gray',
  pendiente: 'blue',
  verificada: 'green',
  rechazada: 'red',
  suspendida: 'red',
}

/** How far the verification of the company is, and what it can do. A verified one reads it in the header. */
export function VerificationCard() {
  const id = useId()
  const found = useQuery(queries.verification.getVerification.queryOptions())
  if (found.isPending || found.data?.estado_verificacion === 'verificada') return null
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-20 font-semibold">
          {texts.titles[found.data?.estado_verificacion ?? 'sin_pedir'] ?? texts.title}
        </h2>
        {found.data && (
          <Badge tone={tones[found.data.estado_verificacion]} mark={<ShieldIcon size={14} />}>
            {texts.states[found.data.estado_verificacion]}
          </Badge>
        )}
      </div>
      {found.data && <State verification={found.data} />}
      {found.isError && !found.data && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-gray-text">{texts.loadFailed}</p>
          <Button variant="secondary" size="small" onClick={() => void found.refetch()}>
            {stateTexts.retry}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** A verified company seldom needs the details, so one word opens them. Open, it takes a row of its own. */
export function VerifiedDetails() {
  const { data } = useQuery(queries.verification.getVerification.queryOptions())
  if (data?.estado_verificacion !== 'verificada') return null
  return (
    <details open={data.correo === 'pendiente'} className="open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 underline-offset-4 hover:underline">
        <Badge tone="green" mark={<ShieldIcon size={14} />}>
          {texts.states.verificada}
        </Badge>
        <ChevronDownIcon size={18} className="in-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2">
        <State verification={data} />
      </div>
    </details>
  )
}

function State({ verification }: { verification: Verification }) {
  const [isEditing, setIsEditing] = useState(false)
  useReopening([['verificacion', () => setIsEditing(true)]])
  const { estado_verificacion: state, desde, motivo, comprobaciones } = verification
  const action = texts.actions[state]
  return (
    <>
      <p className="max-w-text text-gray-text">
        {desde && <span>{`${texts.since[state](spanishDay(todayInMadrid(new Date(desde))))} `}</span>}
        <span>{texts.about[state]}</span>
      </p>
      {motivo && state !== 'pendiente' && (
        <p className="max-w-text rounded-card border border-red bg-red-soft p-3 wrap-anywhere">
          <span className="font-semibold">{texts.reason}</span> <span>{motivo}</span>
        </p>
      )}
      {state === 'suspendida' && <Contact />}
      {comprobaciones.length > 0 && <Checks checks={comprobaciones} />}
      {state !== 'suspendida' && <EmailNote verification={verification} />}
      {action && (
        <Button
          variant={state === 'sin_pedir' || state === 'rechazada' ? 'primary' : 'secondary'}
          className="w-fit max-small:w-full"
          onClick={() => setIsEditing(true)}
        >
          {action}
        </Button>
      )}
      <LegalDialog verification={verification} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </>
  )
}

function Contact() {
  const email = useSite()?.brand.email
  return email && <p className="max-w-text font-medium wrap-anywhere">{texts.contact(email)}</p>
}

function Checks({ checks }: { checks: Verification['comprobaciones'] }) {
  return (
    <div className="text-14">
      <h3 className="font-medium">{texts.checked}</h3>
      <ul className="grid gap-1 pt-1">
        {checks.map(({ comprobacion, fecha }) => (
          <li key={comprobacion} className="flex gap-2">
            <CheckIcon size={16} className="mt-0.5 shrink-0 text-green" />
            <span>
              <span>{checkTexts[comprobacion]}</span> <span className="text-gray-text">{`(${spanishDay(fecha)})`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
