import type { OpenedApplication } from '#web/api/types.ts'
import { phone } from '#web/format/phone.ts'
import { MailIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { nameOf } from '../moves/subject.ts'
import { applicationTexts as texts } from '../texts.ts'

/** How to reach the person, or why not yet. */
export function Contact({ application }: { application: OpenedApplication }) {
  const { telefono_movil: mobile, email, sin_nombre: isHidden } = application.nb_usuarios_id
  const name = nameOf(application)
  if (!mobile && !email && !isHidden) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-18 font-semibold">{texts.contact}</h3>
      {isHidden && <p className="text-gray-text">{texts.hidden}</p>}
      <div className="flex flex-wrap gap-2">
        {email && (
          <LinkButton
            href={`mailto:${email}`}
            variant="secondary"
            size="small"
            icon={<MailIcon />}
            title={texts.mail(name)}
            className="max-w-full"
          >
            <span className="min-w-0 truncate">{email}</span>
          </LinkButton>
        )}
        {mobile && (
          <LinkButton
            href={`tel:${mobile.replaceAll(/\s/g, '')}`}
            variant="secondary"
            size="small"
            icon={<PhoneIcon />}
            title={texts.call(name)}
          >
            {phone(mobile)}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
