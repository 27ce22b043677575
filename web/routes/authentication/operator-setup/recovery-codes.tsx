import { useNavigate } from 'react-router'
import { forgetPerson } from '#web/tab-storage/forget-person.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { forgetRole } from '#web/session/role.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { NewHeading } from '../new-heading.tsx'
import type { Done } from './setup-form.tsx'
import { setupTexts as texts } from './texts.ts'

/** The codes, which are shown here alone. The operator is signed in after reading them. */
export function RecoveryCodes({ done }: { done: Done }) {
  const navigate = useNavigate()
  const notice = useNotice()
  const copy = () =>
    void navigator.clipboard.writeText(done.codigos_recuperacion.join('\n')).then(() => notice.success(texts.copied))
  const goOn = () => {
    forgetPerson()
    forgetRole()
    saveToken(done.session)
    void navigate('/gestion', { replace: true })
  }
  return (
    <>
      <NewHeading>{texts.codesTitle}</NewHeading>
      <p className="mt-2 mb-4">{texts.codesHint}</p>
      <ul className="mb-5 grid gap-1 rounded-control bg-surface p-4 font-mono text-16 select-all">
        {done.codigos_recuperacion.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button variant="secondary" isFullWidth onClick={copy}>
          {texts.copy}
        </Button>
        <Button isFullWidth onClick={goOn}>
          {texts.goOn}
        </Button>
      </div>
    </>
  )
}
