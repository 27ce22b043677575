import { expect, test } from 'vitest'
import { offerToApplyTo, onlyDialogChanged, withApply, withoutApply } from './apply-address.ts'

const page = { pathname: '/pagina-principal', search: '?ciudad=Vigo', hash: '' }

test('The address opens the dialog for an offer and keeps the filters', () => {
  const open = withApply(page, 12)
  expect(offerToApplyTo(open.search)).toBe(12)
  expect(open.search).toContain('ciudad=Vigo')
  expect(withoutApply(open)).toEqual(page)
})

test.each(['', '?aplicar=', '?aplicar=0', '?aplicar=-3', '?aplicar=abc', '?aplicar=99999999999'])(
  'An address that names no offer opens nothing: «%s»',
  (search) => expect(offerToApplyTo(search)).toBeNull(),
)

test('Only opening or closing the dialog loads nothing again', () => {
  const url = (search: string) => new URL(`https://faro.example/pagina-principal${search}`)
  expect(onlyDialogChanged({ currentUrl: url(''), nextUrl: url('?aplicar=3') })).toBe(true)
  expect(onlyDialogChanged({ currentUrl: url('?aplicar=3'), nextUrl: url('?pagina=2') })).toBe(false)
  // The page removes what says that its link was in a mail.
  expect(onlyDialogChanged({ currentUrl: url('?pagina=2&de=aviso'), nextUrl: url('?pagina=2') })).toBe(true)
  expect(onlyDialogChanged({ currentUrl: url('?pagina=2&de=aviso'), nextUrl: url('?pagina=3') })).toBe(false)
  // The same address again is a wish to load it again.
  expect(onlyDialogChanged({ currentUrl: url('?pagina=2'), nextUrl: url('?pagina=2') })).toBe(false)
})
