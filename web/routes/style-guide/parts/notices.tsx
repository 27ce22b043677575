import { Button } from '#web/ui/buttons/button.tsx'
import { LoadError } from '#web/ui/feedback/load-error.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stateful, Part, Specimen } from '../specimen.tsx'
import { noticeSamples as texts, specimenTexts } from '../texts.ts'

export default function Notices() {
  const notice = useNotice()
  const success = () => notice.success(texts.saved)
  const error = () => notice.error(texts.failed)
  const info = () => notice.info(specimenTexts.help)
  const warning = () => notice.warning(texts.long, { label: texts.toPremium, onPress: () => undefined })
  const queue = () => [success, error, info].map((show) => show())
  return (
    <>
      <Part title="Notice">
        {Object.entries({ success, error, info, warning, queue }).map(([name, show]) => (
          <Button key={name} variant="secondary" onClick={show}>
            {name}
          </Button>
        ))}
      </Part>
      <Part title="ErrorSummary" isWide>
        <Specimen isWide>
          <Stateful start={false}>{(isRefused, setIsRefused) => refusedForm(isRefused, setIsRefused)}</Stateful>
        </Specimen>
      </Part>
      <Part title="LoadError">
        <LoadError onRetry={() => undefined} />
      </Part>
    </>
  )
}

const fields = { 'guia-nombre': specimenTexts.name, 'guia-ciudad': specimenTexts.city }

/** The summary takes the focus when it appears, so it appears only after a press. */
function refusedForm(isRefused: boolean, setIsRefused: (isRefused: boolean) => void) {
  const problems = isRefused ? Object.keys(fields).map((name) => ({ name, message: specimenTexts.wrong })) : []
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4" aria-label="ErrorSummary">
      <ErrorSummary problems={problems} />
      {Object.entries(fields).map(([name, label]) => (
        <TextField key={name} name={name} label={label} required error={isRefused ? specimenTexts.wrong : null} />
      ))}
      <Button type="submit" onClick={() => setIsRefused(!isRefused)}>
        {specimenTexts.button}
      </Button>
    </form>
  )
}
