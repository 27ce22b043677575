import { suggestionRules } from '#contract/values/suggestion-rules.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { howTexts as texts } from './texts.ts'

/** The published rules, in words. */
export function HowWeChoose() {
  return (
    <details className="group max-w-prose rounded-card border border-border bg-white px-4 text-14">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-card font-semibold">
        {texts.title}
        <ChevronDownIcon size={18} className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4">
        <p>{texts.intro}</p>
        <ol className="grid list-decimal gap-1 pl-5">
          {Object.values(suggestionRules).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>{texts.outro}</p>
      </div>
    </details>
  )
}
