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
  test('is stored as companyFormData and read unchanged, until it is removed', () => {
    saveCompanyFormData(form)
    expect(JSON.parse(sessionStorage.getItem('companyFormData') ?? '')).toEqual(form)
    expect(findCompanyFormData()).toEqual(form)
    removeCompanyFormData()
    expect(findCompanyFormData()).toBeNull()
  })

  test('is stored without its picture if the storage is full', () => {
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (value.includes('data:image')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    saveCompanyFormData(form)
    expect(findCompanyFormData()).toEqual({ nombre: 'Astilleros Ficticios', acronimo: 'AF', mst_provincias_id: 28 })
  })

  test('is ignored if its content is invalid', () => {
    sessionStorage.setItem('companyFormData', '{broken')
    expect(findCompanyFormData()).toBeNull()
  })
})
