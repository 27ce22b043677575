import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { mistakesOf } from '#server/testing/fixtures/mistakes-of.ts'

const contact = { CONTACT_PHONE: '910 000 000', CONTACT_EMAIL: 'hola@empleo.madrid', CONTACT_ADDRESS: 'Calle Mayor, 1' }
const identity = { ...contact, LEGAL_NAME: 'Empleo Madrid, S. L.', LEGAL_NIF: 'b12345674' }

describe('who runs the site', () => {
  test('is read from the settings', () => {
    const more = {
      LEGAL_REGISTRY: 'Registro Mercantil de Madrid, hoja M-1',
      DPO_EMAIL: 'dpd@empleo.madrid',
      PROCESSORS: 'Nube Ejemplo, S. L.: alojamiento (España); Correo: envío de correos (Francia) ;',
      PUBLIC_BODY: '1',
      PLACEMENT_AGENCY: '9900000123',
    }
    expect(readEnv({ ...identity, ...more }).legal).toEqual({
      name: 'Empleo Madrid, S. L.',
      nif: 'B12345674',
      registry: 'Registro Mercantil de Madrid, hoja M-1',
      dpoEmail: 'dpd@empleo.madrid',
      processors: [
        { name: 'Nube Ejemplo, S. L.', purpose: 'alojamiento', country: 'España' },
        { name: 'Correo', purpose: 'envío de correos', country: 'Francia' },
      ],
      isPublicBody: true,
      placementAgency: '9900000123',
      missing: [],
    })
  })

  test('is unknown by default', () => {
    const { missing, ...known } = readEnv({}).legal
    expect(missing).toEqual(['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_ADDRESS', 'LEGAL_NAME', 'LEGAL_NIF'])
    expect(known).toEqual({ processors: [], isPublicBody: false })
  })

  test.each([
    [{}, []],
    [{ LEGAL_NIF: '' }, ['LEGAL_NIF']],
    [{ CONTACT_EMAIL: '' }, ['CONTACT_EMAIL']],
    [{ PUBLIC_BODY: '1' }, ['DPO_EMAIL']],
    [{ PUBLIC_BODY: '1', DPO_EMAIL: 'dpd@empleo.madrid' }, []],
  ])('lacks what the law asks for with %o', (changed, missing) => {
    expect(readEnv({ ...identity, ...changed }).legal.missing).toEqual(missing)
  })

  test.each([
    [{ LEGAL_NIF: 'B-1234' }, 'LEGAL_NIF debe ser un NIF'],
    [{ DPO_EMAIL: 'dpd' }, 'DPO_EMAIL debe ser una dirección de correo'],
    [{ PROCESSORS: 'Nube: alojamiento' }, 'PROCESSORS debe tener la forma «Nombre: para qué (país)»'],
    [{ PROCESSORS: 'Nube: alojamiento (España); Correo (Francia)' }, 'PROCESSORS debe tener la forma'],
    [{ PUBLIC_BODY: 'sí' }, 'PUBLIC_BODY debe ser 1 o 0'],
    [{ LANDING_CLAIMS: 'true' }, 'LANDING_CLAIMS debe ser uno de estos valores: specified, own'],
  ])('stops the start with %o', (source, mistake) => {
    expect(mistakesOf(source)).toContain(mistake)
  })
})

describe('the claims of the landing page', () => {
  const BASE_URL = 'https://empleo.madrid'
  const DATABASE_URL = 'postgres://user@db.example/faro'

  test.each([
    [{}, 'specified'],
    [{ BASE_URL }, 'specified'],
    [{ BASE_URL, DEMO_DATA: '1', DATABASE_URL }, 'specified'],
    [{ BASE_URL, DEMO_DATA: '0' }, 'own'],
    [{ BASE_URL, DATABASE_URL }, 'own'],
    [{ BASE_URL, DATABASE_URL, LANDING_CLAIMS: 'specified' }, 'specified'],
    [{ LANDING_CLAIMS: 'own' }, 'own'],
  ])('with %o are %s', (source, claims) => {
    expect(readEnv(source).landingClaims).toBe(claims)
  })
})
