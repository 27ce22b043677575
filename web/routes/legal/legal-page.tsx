import { pageMeta, siteOf, type MetaArguments } from '#web/document/page-meta.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { useSite } from '#web/document/site.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { InfoIcon } from '#web/ui/icons.tsx'
import { Card } from '#web/ui/card.tsx'
import { legalTexts as texts, type LegalBlock, type LegalText, type Operator } from './texts/page.ts'
import { fillIn, operatorOf } from './operator.ts'

/** Title and description of a legal page. */
export function legalMeta(args: MetaArguments, text: LegalText) {
  const { title, description } = fillIn(text, operatorOf(siteOf(args)))
  return pageMeta(args, { title, description })
}

interface LegalPageProps {
  text: LegalText
  /** Starts with the operator's data, which the LSSI requires in the legal notice. */
  hasOperator?: boolean
}

export function LegalPage({ text, hasOperator = false }: LegalPageProps) {
  const site = useSite()
  const operator = operatorOf(site)
  const { title, intro, sections } = fillIn(text, operator)
  return (
    <VisitorFrame>
      <main id={MAIN_ID} className="page py-8 small:py-12">
        <article className="mx-auto grid max-w-text gap-8 wrap-anywhere">
          <header className="grid gap-4">
            <h1 className="text-32 font-bold small:text-40">{title}</h1>
            <p className="text-14 text-gray-text">{texts.version}</p>
            {site?.legal.isOwnerUnknown && <OwnerNote />}
            <p className="text-18">{intro}</p>
          </header>
          {hasOperator && <OperatorData operator={operator} />}
          {sections.map((section, index) => (
            <section key={section.title} className="grid gap-3">
              <h2 className="text-20 font-semibold small:text-24">{`${index + 1}. ${section.title}`}</h2>
              {section.blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </article>
      </main>
    </VisitorFrame>
  )
}

/** Of a site whose operator has not configured who it is, such as one for demonstration. */
function OwnerNote() {
  return (
    <aside
      aria-label={texts.ownerTitle}
      className="flex gap-3 rounded-card border border-yellow-border bg-yellow-soft p-4"
    >
      <InfoIcon size={24} className="shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">{texts.ownerTitle}</p>
        <p className="text-14">{texts.ownerUnknown}</p>
      </div>
    </aside>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="grid list-disc gap-2 pl-6 marker:text-yellow-border">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The operator's data. Rows without a value are left out. */
function OperatorData({ operator }: { operator: Operator }) {
  const rows = [
    [texts.operatorName, operator.denominacion],
    [texts.tradeName, operator.nombre],
    [texts.taxId, operator.nif],
    [texts.registry, operator.registro],
    [texts.placementAgency, operator.agencia],
    [texts.address, operator.domicilio],
    [texts.email, operator.correo],
    [texts.phone, operator.telefono],
    [texts.site, operator.sitio],
  ] as const
  return (
    <Card as="section" aria-label={texts.operator}>
      <dl className="grid gap-x-6 gap-y-3 small:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term} className="grid small:col-span-2 small:grid-cols-subgrid">
                <dt className="text-gray-text">{term}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
