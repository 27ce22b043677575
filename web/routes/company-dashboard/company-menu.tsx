import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { RoleMenu } from '#web/frames/menu/role-menu.tsx'
import type { Section } from './section.ts'
import { menuTexts as texts } from './texts.ts'

export function CompanyMenu({ section, company }: { section: Section; company: Company | undefined }) {
  const logo = useQuery(queries.companies.getLogoImage.queryOptions())
  const owner = { name: company?.nombre, imageUrl: logo.data?.imgUrl }
  return <RoleMenu of="company" owner={owner} current={section} news={{ candidatos: useUnread() }} />
}

/** Two digits fit over the icon. */
const SHOWN_MAX = 99

/** The applications that nobody of the company has read. */
function useUnread() {
  const counts = useQuery(queries.applicationDesk.countApplications.queryOptions({ input: {} }))
  const unread = counts.data?.sin_leer ?? 0
  if (unread === 0) return undefined
  return { digits: unread > SHOWN_MAX ? `+${SHOWN_MAX}` : String(unread), words: texts.unread(unread) }
}
