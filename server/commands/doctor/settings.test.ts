import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { publicSettings } from '#server/testing/fixtures/public-settings.ts'
import { examineMailDomain, type ResolveTxt } from './mail-domain.ts'
import { examineSettings } from './settings.ts'

describe('the settings of a public site', () => {
  const levels = (source: Record<string, string | undefined>) =>
    examineSettings(readEnv(source)).map(({ level, what }) => `${level} ${what}`)

  test('are complete', () => expect(levels(publicSettings)).toEqual([expect.stringMatching(/^ok /)]))

  test('are complete for a public body without an entry in a register', () =>
    expect(levels({ ...publicSettings, PUBLIC_BODY: '1', LEGAL_REGISTRY: '' })).toEqual([
      expect.stringMatching(/^ok /),
    ]))

  test.each([
    [{ BASE_URL: 'http://empleo.madrid' }, 'wrong BASE_URL'],
    [{ TRUST_PROXY: '0' }, 'wrong TRUST_PROXY'],
    [{ HOST: '0.0.0.0' }, 'warning HOST es 0.0.0.0'],
    [{ SMTP_URL: '', VERIFY_EMAIL: '1' }, 'wrong SMTP_URL'],
    [{ VERIFY_EMAIL: '0' }, 'warning Las cuentas nuevas'],
    [{ CONTACT_PHONE: '' }, 'wrong Datos de contacto inventados: CONTACT_PHONE'],
    [
      { LEGAL_NAME: '', LEGAL_NIF: '' },
      'wrong Las páginas legales no dicen quién lleva el sitio. Falta: LEGAL_NAME, LEGAL_NIF',
    ],
    [{ PUBLIC_BODY: '1', DPO_EMAIL: '' }, 'wrong Las páginas legales no dicen quién lleva el sitio. Falta: DPO_EMAIL'],
    [{ LEGAL_REGISTRY: '' }, 'warning El aviso legal no dice en qué registro'],
    [{ DPO_EMAIL: '' }, 'warning La política de privacidad no nombra un delegado'],
    [{ PROCESSORS: '' }, 'warning La política de privacidad no nombra a ningún encargado'],
    [{ LANDING_CLAIMS: 'specified' }, 'warning LANDING_CLAIMS=specified'],
    [{ SOCIAL_X: '' }, 'warning Enlaces inventados en el pie: SOCIAL_X'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'warning Las claves de Stripe son de prueba'],
    [{ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' }, 'warning Premium no se vende'],
    [
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '', PAYMENTS: 'stand-in' },
      'wrong PAYMENTS=stand-in',
    ],
    [{ CLAMAV_URL: '' }, 'warning Los CV no se examinan'],
    [{ DEMO_DATA: '1' }, 'warning DEMO_DATA=1'],
  ])('lack something with %o', (changed, finding) => {
    expect(levels({ ...publicSettings, ...changed })).toEqual([expect.stringContaining(finding)])
  })
})

describe('the domain of MAIL_FROM', () => {
  const judge = async (records: Record<string, string[]>) => {
    const missing = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))
    const resolveTxt: ResolveTxt = (name) =>
      records[name] ? Promise.resolve(records[name].map((one) => [one])) : missing()
    const sender = readEnv({ ...publicSettings, MAIL_FROM: 'avisos@correo.empleo.madrid' })
    return (await examineMailDomain(sender, resolveTxt)).map(({ level }) => level)
  }
  const name = 'correo.empleo.madrid'
  const spf = 'v=spf1 include:mail.madrid -all'
  const dmarc = 'v=DMARC1; p=reject'

  test.each<[string, Record<string, string[]>, string[]]>([
    ['has both', { [name]: [spf], [`_dmarc.${name}`]: [dmarc] }, ['ok', 'ok']],
    ['inherits DMARC from the domain above', { [name]: [spf], '_dmarc.empleo.madrid': [dmarc] }, ['ok', 'ok']],
    ['has nothing', {}, ['wrong', 'wrong']],
    ['has two SPF records', { [name]: [spf, spf], [`_dmarc.${name}`]: [dmarc] }, ['wrong', 'ok']],
    ['lets everybody send', { [name]: ['v=spf1 +all'], [`_dmarc.${name}`]: [dmarc] }, ['wrong', 'ok']],
    ['only watches', { [name]: [spf], [`_dmarc.${name}`]: ['v=DMARC1; p=none'] }, ['ok', 'warning']],
  ])('%s', async (_, records, levels) => expect(await judge(records)).toEqual([...levels, 'ok']))

  test('is not blamed for a DNS server that does not answer', async () => {
    const timeout = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }))
    expect(await examineMailDomain(readEnv(publicSettings), timeout)).toMatchObject([{ level: 'warning' }])
  })
})
