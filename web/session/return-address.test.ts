import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findReturnPath, safeReturnPath, signInAddress } from './return-address.ts'

const here = 'https://empleo.example'

describe('the return address of the sign-in page', () => {
  test.each(['/mi-perfil', '/perfil-empresa?seccion=ofertas', '/vista-oferta-completa/7?aplicar=1#datos'])(
    'a page of ours is kept whole: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  )

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'mi-perfil',
    '',
    null,
  ])('another address leads nowhere: %j', (value) => expect(safeReturnPath(value)).toBeNull())

  test('is never the sign-in page itself', () => {
    expect(safeReturnPath('/autenticacion?volver=/mi-perfil')).toBeNull()
    expect(signInAddress({ pathname: '/autenticacion', search: '', hash: '' })).toBe('/autenticacion')
  })

  test('stays on our origin, whatever the address contains', () => {
    const trick = fc.array(fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', '%2f', 'evil.example', '?', '#'))
    fc.assert(
      fc.property(trick, (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`)
        return path === null || new URL(path, here).origin === here
      }),
    )
  })

  test('is read as it was written', () => {
    const address = signInAddress({ pathname: '/perfil-empresa', search: '?seccion=ofertas&x=%C3%B1', hash: '#a' })
    expect(findReturnPath(new URL(address, here).search)).toBe('/perfil-empresa?seccion=ofertas&x=%C3%B1#a')
  })
})
