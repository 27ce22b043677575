import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findCompanyFormData, removeCompanyFormData, saveCompanyFormData } from './company-form-data.ts'

const form = {
  nombre: 'Astilleros Ficticios',
  acronimo: 'AF',
  mst_provincias_id: 28,
  image: 'data:image/png;base64,AAAA',
}

beforeEach(() => sessionStorage.clear())

describe('the company form while its payment is under way', () => {
  test('is kept as companyFormData and comes back as it was, until it is removed', () => {
    saveCompanyFormData(form)
    expect(JSON.parse(sessionStorage.getItem('companyFormData') ?? '')).toEqual(form)
    expect(findCompanyFormData()).toEqual(form)
    removeCompanyFormData()
    expect(findCompanyFormData()).toBeNull()
  })

  test('loses its picture, not its fields, where the browser has no room for it', () => {
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (value.includes('data:image')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    saveCompanyFormData(form)
    expect(findCompanyFormData()).toEqual({ nombre: 'Astilleros Ficticios', acronimo: 'AF', mst_provincias_id: 28 })
  })

  test('that somebody has tampered with is as good as none', () => {
    sessionStorage.setItem('companyFormData', '{broken')
    expect(findCompanyFormData()).toBeNull()
  })
})
