import { useState } from 'react'
import { searchPath } from '#contract/offer/search-path.ts'
import { ALERT_FREQUENCIES, alertFrequencyNames } from '#contract/values/alert-frequencies.ts'
import { deleteAlert, type ListToken, changeAlert } from '#web/api/alert-calls.ts'
import type { Alert } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { spanishDay } from '#web/format/time/date.ts'
import { editAlert } from '#web/tab-storage/edited-alert.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useSend } from '#web/forms/use-send.ts'
import { AlertFeed } from './alert-feed.tsx'
import { alertListTexts as texts } from './texts.ts'
import { alertsKey, useAlertField } from './use-alerts.ts'

interface AlertProps {
  alert: Alert
  token: ListToken
}

/** An alert: its filters in words, when it is mailed, and what can be done with it. */
export function AlertCard({ alert, token }: AlertProps) {
  const { descripcion, por_confirmar } = alert
  return (
    <Card as="article" className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h3 className="text-18 font-semibold wrap-anywhere first-letter:uppercase">{descripcion}</h3>
        <p className="text-14 text-gray-text">{datesOf(alert)}</p>
      </header>
      {por_confirmar && <StillWanted alert={alert} token={token} />}
      <Rhythm alert={alert} token={token} />
      <Actions alert={alert} token={token} />
      <AlertFeed path={alert.rss} />
    </Card>
  )
}

const datesOf = ({ creada_el, ultimo_envio }: Alert): string =>
  [texts.created(spanishDay(creada_el)), ultimo_envio ? texts.lastMail(spanishDay(ultimo_envio)) : texts.noMail].join(
    ' · ',
  )

const frequencies = ALERT_FREQUENCIES.map((id) => ({ id, label: alertFrequencyNames[id] }))

/** Two choices that are saved at once. */
function Rhythm({ alert, token }: AlertProps) {
  const frequency = useAlertField(alert, token, 'frecuencia')
  const pause = useAlertField(alert, token, 'pausada')
  const chosen = (value: string) => ALERT_FREQUENCIES.find((one) => one === value) ?? alert.frecuencia
  return (
    <div className="grid items-end gap-x-6 gap-y-3 small:grid-cols-2">
      <SelectField
        label={texts.frequency}
        options={frequencies}
        placeholder={null}
        value={frequency.value}
        onChange={({ target }) => frequency.choose(chosen(target.value))}
      />
      <SwitchField
        label={texts.mails}
        onText={texts.mailsOn}
        offText={texts.mailsOff}
        checked={!pause.value}
        onChange={({ target }) => pause.choose(!target.checked)}
      />
    </div>
  )
}

function Actions({ alert, token }: AlertProps) {
  const { alertas_id: id, descripcion: description, filtros } = alert
  const [isAsking, setIsAsking] = useState(false)
  const address = searchPath(filtros)
  return (
    <div className="flex flex-wrap gap-3 max-small:*:grow">
      <LinkButton href={address} variant="secondary" size="small" aria-label={texts.of(texts.offers, description)}>
        {texts.offers}
      </LinkButton>
      <LinkButton
        href={address}
        variant="secondary"
        size="small"
        aria-label={texts.of(texts.edit, description)}
        onClick={() => editAlert({ id, description, token })}
      >
        {texts.edit}
      </LinkButton>
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.of(texts.remove, description)}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        id={id}
        subject={description}
        texts={texts}
        call={() => deleteAlert(id, token)}
        stale={alertsKey}
      />
    </div>
  )
}

/** The answer to the mail that asks once a year whether an alert is still wanted. */
function StillWanted({ alert, token }: { alert: Alert; token: ListToken }) {
  const { send, isPending } = useSend(() => changeAlert(alert.alertas_id, token, { pausada: false }), {
    failed: texts.saveFailed,
    stale: alertsKey,
  })
  return (
    <div className="grid gap-3 rounded-control bg-blue-soft p-4">
      <p className="text-14">{texts.question}</p>
      <Button size="small" className="justify-self-start" isPending={isPending} onClick={() => send()}>
        {texts.keep}
      </Button>
    </div>
  )
}
