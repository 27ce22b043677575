import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useSite } from '#web/document/site.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Facts } from '../account/facts.tsx'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { readRegister, writeRegister } from './read-register.ts'
import { processingTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The register of processing activities, on the page and as a file. */
export default function Processing() {
  const site = useSite()
  const { data } = useQuery(queries.siteSummary.getSummary.queryOptions())
  if (!site) return null
  const missing = data?.ajustes_que_faltan ?? []
  const download = () => saveFile(new Blob([writeRegister(site)], { type: 'text/plain;charset=utf-8' }), texts.fileName)
  return (
    <ManagementPage section="registro" title={texts.title} about={texts.about}>
      {missing.length > 0 && (
        <Banner tone="warning" action={null}>
          {texts.missing(missing)}
        </Banner>
      )}
      <Button variant="secondary" icon={<DownloadIcon />} className="justify-self-start" onClick={download}>
        {texts.download}
      </Button>
      {readRegister(site).map(({ title, facts }) => (
        <Facts key={title} title={title} facts={facts} />
      ))}
    </ManagementPage>
  )
}
