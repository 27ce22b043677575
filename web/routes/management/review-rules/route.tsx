import { offerRules } from '#contract/values/offer-rules/judge-offer.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Route } from './+types/route'
import { rulesTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const rules = Object.entries(offerRules)

const cell = 'py-3 pr-4 align-top max-large:block max-large:py-0.5'

/** Every rule that judges offers, with its law. */
export default function ReviewRules() {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-20 font-semibold">{texts.title}</h2>
      <p className="text-gray-text">{texts.about}</p>
      <table className="w-full border-collapse text-left text-14 max-large:block">
        <thead className="max-large:sr-only">
          <tr className="border-b border-border">
            {[texts.rule, texts.kind, texts.why, texts.law].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-large:block">
          {rules.map(([name, { title, kind, reason, law }]) => (
            <tr key={name} className="border-b border-border last:border-0 max-large:block max-large:py-3">
              <th scope="row" className={`${cell} font-semibold`}>
                {title}
              </th>
              <td className={cell}>
                <Badge tone={kind === 'fraude' ? 'red' : 'yellow'}>{texts.kinds[kind]}</Badge>
              </td>
              <td className={cell}>{reason}</td>
              <td className={cell}>{law}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
