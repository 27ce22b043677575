import { api } from '#web/api/client.ts'
import { pageMeta, type MetaArguments } from '#web/document/page-meta.ts'
import { useSite } from '#web/document/site.ts'
import { styleGuideTexts as texts } from './texts.ts'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import { groups } from './groups.ts'
import './style-guide.css'

export const meta = (args: MetaArguments) => pageMeta(args, { title: texts.title, isHidden: true })

/** The sectors, for their pictures. Without a loader on the server the page is drawn in the browser alone, as private pages are. */
export const clientLoader = () => api.master.listSectors()

export const HydrateFallback = () => null

export default function StyleGuide() {
  const site = useSite()
  return (
    <>
      <TopBar brandName={site?.brand.name} />
      <main className="page guide">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <nav aria-label={texts.index} id="indice" className="guide-index">
          {groups.map(({ key, title }) => (
            <a key={key} href={`#${key}`}>
              {title}
            </a>
          ))}
        </nav>
        {groups.map(({ key, title, Group }) => (
          <section key={key} id={key} aria-labelledby={`${key}-titulo`} className="guide-group">
            <h2 id={`${key}-titulo`}>{title}</h2>
            <Group />
            <a href="#indice">{texts.toTop}</a>
          </section>
        ))}
      </main>
    </>
  )
}
