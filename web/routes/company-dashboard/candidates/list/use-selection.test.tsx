import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import { companyCandidate } from '#web/testing/company-rows.ts'
import { useSelection } from './use-selection.ts'

test('Selected applications have the state that the page shows now, until they have moved', () => {
  const rows = [1, 2].map((id) => ({ ...companyCandidate, can_cv_ofertas_id: id }))
  const { result, rerender } = renderHook((shown: typeof rows) => useSelection('all', shown), { initialProps: rows })
  act(() => result.current.set(rows, true))
  rerender(rows.slice(1).map((row) => ({ ...row, estado_candidatura: 'descartada' })))
  expect(result.current.subjects.map(({ state }) => state)).toEqual(['enviada', 'descartada'])
  act(() => result.current.remove([1]))
  expect(result.current.subjects.map(({ id }) => id)).toEqual([2])
})

test('No more are selected than one press moves, and that is known', () => {
  const rows = Array.from({ length: MOVED_AT_ONCE_MAX + 1 }, (_, at) => ({
    ...companyCandidate,
    can_cv_ofertas_id: at + 1,
  }))
  const { result } = renderHook(() => useSelection('all', []))
  act(() => result.current.set(rows.slice(1), true))
  expect(result.current).toMatchObject({ isFull: true })
  act(() => result.current.set(rows, true))
  expect(result.current.subjects).toHaveLength(MOVED_AT_ONCE_MAX)
  expect(result.current.has(rows[0]!)).toBe(false)
  act(() => result.current.set(rows.slice(1, 2), false))
  expect(result.current).toMatchObject({ isFull: false })
})
