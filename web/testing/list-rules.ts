// Google's rules for an ItemList of pages and for a BreadcrumbList (Search Central) that a program can check.

const addressIn: Readonly<Record<string, string>> = { ItemList: 'url', BreadcrumbList: 'item' }
const isAddress = (value: unknown) => /^https?:\/\/[^/\s]+\/[^\s?#]*$/.test(String(value))
const rule = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])

/** One sentence for each rule that is broken. */
export function findListProblems(list: Record<string, unknown>): string[] {
  const { '@context': context, '@type': type, itemListElement } = list
  const items = itemListElement as Record<string, unknown>[]
  const addresses = items.map((item) => item[addressIn[String(type)] ?? 'url'])
  const isItem = ({ '@type': kind, name }: Record<string, unknown>) => kind === 'ListItem' && Boolean(name)
  return [
    ...rule(context === 'https://schema.org', '@context is not https://schema.org'),
    ...rule(String(type) in addressIn, '@type is no list'),
    ...rule(items.length > 1, 'a list has two items at least'),
    ...rule(items.every(isItem), 'an item is no ListItem with a name'),
    ...rule(addresses.every(isAddress), 'an address is not absolute'),
    ...rule(new Set(addresses).size === addresses.length, 'two items have one address'),
    ...rule(!items.some(({ position }, index) => position !== index + 1), 'positions do not count from 1'),
  ]
}
