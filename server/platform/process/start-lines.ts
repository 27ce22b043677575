import { startTexts } from './texts.ts'

export interface DemoAccount {
  email: string
  password: string
}

interface Started {
  host: string
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

/** The three lines that a start prints once it is ready. */
export const startLines = ({ host, port, place, demoAccounts }: Started): string =>
  [startTexts.address(`http://${addressOf(host)}:${port}`), startTexts.data(place), accountsLine(demoAccounts)].join(
    '\n',
  )
