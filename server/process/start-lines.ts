import { startTexts } from './texts.ts'

export interface DemoAccount {
  email: string
  password: string
}

interface Started {
  env: {
    host: string
    sellsPremium: boolean
    isLocal: boolean
    legal: { missing: readonly string[] }
    moderation: keyof typeof startTexts.moderation
    mail: { smtpUrl?: string | undefined; outbox: string }
  }
  port: number
  place: string
  demoAccounts: readonly DemoAccount[]
}

// A browser cannot open the address 0.0.0.0.
const addressOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const accountsLine = (accounts: readonly DemoAccount[]): string =>
  accounts.length > 0
    ? startTexts.demoAccounts(accounts.map(({ email, password }) => `${email} / ${password}`).join(', '))
    : startTexts.noDemoAccounts

/** The lines that a start prints once it is ready. */
export const startLines = ({ env, port, place, demoAccounts }: Started): string =>
  [
    startTexts.address(`http://${addressOf(env.host)}:${port}`),
    startTexts.data(place),
    accountsLine(demoAccounts),
    startTexts.moderation[env.moderation],
    ...(env.mail.smtpUrl ? [] : [startTexts.mailNotSent(env.mail.outbox)]),
    ...(env.sellsPremium ? [] : [startTexts.premiumNotSold]),
    ...(env.isLocal || env.legal.missing.length === 0 ? [] : [startTexts.ownerUnknown(env.legal.missing)]),
  ].join('\n')
