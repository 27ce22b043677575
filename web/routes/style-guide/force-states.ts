// Elements below `data-force="hover"` or `data-force="focus"` look as under the pointer or with the focus.
// `:where` adds no specificity, so the order of the rules stays.
const focusable = 'a, button, input, select, textarea'
const forced = [
  { state: ':hover', below: `[data-force="hover"] :is(${focusable}, label, article)` },
  { state: ':focus-visible', below: `[data-force="focus"] :is(${focusable})` },
]

/** The colon of a state, not the escaped one in the name of a class (`.not-disabled\:hover\:bg-surface`). */
const anywhere = (state: string) => new RegExp(String.raw`(?<!\\)${state}(?![\w\\-])`, 'g')

/** The selector, extended to elements that show the state. */
export const widen = (selector: string): string =>
  forced.reduce(
    (result, { state, below }) => result.replace(anywhere(state), `:is(${state}, :where(${below}))`),
    selector,
  )

function* styleRulesOf(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if ('cssRules' in rule) yield* styleRulesOf(rule.cssRules as CSSRuleList)
  }
}

function widenRules(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of styleRulesOf(sheet.cssRules)) {
      const isWidened = rule.selectorText.includes('[data-force=')
      const selector = isWidened ? rule.selectorText : widen(rule.selectorText)
      if (selector !== rule.selectorText) rule.selectorText = selector
    }
  }
}

/**
 * Widens the rules of the page's own style sheets, so that each state shows its real styles. Repeats it when a sheet is
 * replaced. Returns a function that ends it.
 */
export function forceStates(): () => void {
  widenRules()
  const renewed = new MutationObserver(widenRules)
  renewed.observe(document.head, { childList: true, subtree: true })
  return () => renewed.disconnect()
}
