import { mailSamples as texts } from '../texts.ts'
import { Part } from '../specimen.tsx'

/** The server's page of all mails. The server writes them, so that they are no part of web/. */
export default function Mails() {
  return (
    <Part title={texts.all} isWide>
      <iframe
        src="/estilo/correos"
        title={texts.all}
        sandbox="allow-same-origin allow-popups"
        className="guide-frame guide-mails"
      />
    </Part>
  )
}
