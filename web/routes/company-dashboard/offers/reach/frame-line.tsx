import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { useSite } from '#web/document/site.ts'
import { CopiedLine } from '#web/ui/fields/copied-line.tsx'
import { frameTexts as texts } from './texts.ts'

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The line that shows the company's offers on its own web. */
export function FrameLine() {
  const { data: company } = useQuery(queries.companies.getInformation.queryOptions())
  const site = useSite()
  if (!company || !site) return null
  const address = `${site.baseUrl}/marco/ofertas?empresa=${company.emp_empresas_id}`
  const title = inAttribute(texts.frameTitle(company.nombre))
  const line = `<iframe src="${address}" title="${title}" width="100%" height="600" loading="lazy" style="border:0"></iframe>`
  return <CopiedLine {...{ texts }} value={line} title={texts.title} label={texts.label} note={texts.note} />
}
