import { Part } from '../specimen.tsx'

/** The server's page of all mails. `web/` cannot write them, because it does not know the server. */
export default function Mails() {
  return (
    <Part title="Letter" isWide>
      <iframe
        src="/estilo/correos"
        title="Letter"
        sandbox="allow-same-origin allow-popups"
        className="guide-frame guide-mails"
      />
    </Part>
  )
}
