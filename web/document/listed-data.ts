interface Listed {
  baseUrl: string
  items: readonly { name: string; path: string }[]
}

/** A list of schema.org for search engines. `address`: the property that has the address of an item. */
const listOf = (type: string, address: string, { baseUrl, items }: Listed) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': type,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      [address]: baseUrl + path,
    })),
  },
})

/** The way to the page. */
export const breadcrumbs = (listed: Listed) => listOf('BreadcrumbList', 'item', listed)
export const itemList = (listed: Listed) => listOf('ItemList', 'url', listed)
