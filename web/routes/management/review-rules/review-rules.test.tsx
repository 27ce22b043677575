import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offerRules } from '#contract/values/offer-rules/judge-offer.ts'
import ReviewRules from './route.tsx'

test('operators read every rule with its reason, its law and whether it holds an offer', () => {
  render(<ReviewRules />)
  for (const { title, reason, law, kind } of Object.values(offerRules)) {
    const row = screen.getByRole('rowheader', { name: title }).closest('tr')
    if (!row) throw new Error(`no row of ${title}`)
    expect(within(row).getByText(reason)).toBeDefined()
    expect(within(row).getByText(law)).toBeDefined()
    expect(within(row).getByText(kind === 'fraude' ? /^Fraude/ : /^Redacción/)).toBeDefined()
  }
  expect(screen.getAllByRole('rowheader')).toHaveLength(Object.keys(offerRules).length)
})
