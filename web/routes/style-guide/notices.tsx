import { useState } from 'react'
import { noticeSamples as texts, specimenTexts } from './texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx'
import { LoadError } from '#web/ui/feedback/load-error.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Part, Specimen } from './specimen.tsx'

export default function Notices() {
  const notice = useNotice()
  const raiseThree = () => {
    notice.success(texts.saved)
    notice.error(texts.failed)
    notice.info(texts.toldBefore)
  }
  return (
    <>
      <Part title="Notice">
        <Button variant="secondary" onClick={() => notice.success(texts.saved)}>
          {texts.success}
        </Button>
        <Button variant="secondary" onClick={() => notice.error(texts.failed)}>
          {texts.error}
        </Button>
        <Button variant="secondary" onClick={() => notice.info(texts.toldBefore)}>
          {texts.info}
        </Button>
        <Button
          variant="secondary"
          onClick={() => notice.warning(texts.heldBack, { label: texts.toPremium, onPress: () => undefined })}
        >
          {texts.warning}
        </Button>
        <Button variant="secondary" onClick={raiseThree}>
          {texts.queue}
        </Button>
      </Part>
      <Part title="ErrorSummary" isWide>
        <Specimen isWide>
          <RefusedForm />
        </Specimen>
      </Part>
      <Part title="LoadError">
        <LoadError onRetry={() => undefined} />
      </Part>
    </>
  )
}

/** It takes the focus when it appears, so it waits to be asked for. */
function RefusedForm() {
  const [isRefused, setIsRefused] = useState(false)
  const fields = [
    { name: 'guia-nombre', label: specimenTexts.name },
    { name: 'guia-ciudad', label: specimenTexts.city },
  ]
  const problems = isRefused ? fields.map(({ name }) => ({ name, message: specimenTexts.wrong })) : []
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4" aria-label={texts.summary}>
      <ErrorSummary problems={problems} />
      {fields.map(({ name, label }) => (
        <TextField key={name} name={name} label={label} required error={isRefused ? specimenTexts.wrong : null} />
      ))}
      <Button type="submit" onClick={() => setIsRefused(!isRefused)}>
        {isRefused ? texts.mend : texts.send}
      </Button>
    </form>
  )
}
