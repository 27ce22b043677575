import { Resolver } from 'node:dns/promises'
import type { Env } from '#server/config/env.ts'
import { ok, warning, wrong, type DoctorFinding } from './finding.ts'
import { domainTexts as texts } from './texts.ts'

/** The TXT records of a name. */
export type ResolveTxt = (name: string) => Promise<string[][]>

const resolver = new Resolver({ timeout: 3000, tries: 2 })
const askDns: ResolveTxt = (name) => resolver.resolveTxt(name)

/** Reads the rules that the domain of MAIL_FROM publishes for mails in its name. Without SMTP_URL nothing is sent. */
export async function examineMailDomain({ mail }: Env, resolveTxt = askDns): Promise<DoctorFinding[]> {
  if (!mail.smtpUrl) return []
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  try {
    const spf = (await listTxt(domain, resolveTxt)).filter((record) => /^v=spf1( |$)/i.test(record))
    return [judgeSpf(domain, spf), judgeDmarc(domain, await findDmarc(domain, resolveTxt)), ok(texts.dkim(domain))]
  } catch (error) {
    return [warning(texts.dnsAway(domain, (error as NodeJS.ErrnoException).code ?? ''))]
  }
}

async function listTxt(name: string, resolveTxt: ResolveTxt): Promise<string[]> {
  const records = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  return records.map((parts) => parts.join(''))
}

function judgeSpf(domain: string, records: readonly string[]): DoctorFinding {
  const [record] = records
  if (record === undefined) return wrong(texts.noSpf(domain))
  if (records.length > 1) return wrong(texts.manySpf(domain, records.length))
  return /\s\+?all$/i.test(record.trim()) ? wrong(texts.openSpf(domain)) : ok(texts.spf(domain))
}

/** The record of the domain, or of the nearest one above that has any. */
async function findDmarc(domain: string, resolveTxt: ResolveTxt): Promise<string | undefined> {
  const labels = domain.split('.')
  for (let above = 0; above <= labels.length - 2; above += 1) {
    const records = await listTxt(`_dmarc.${labels.slice(above).join('.')}`, resolveTxt)
    const record = records.find((one) => /^v=DMARC1\s*;/i.test(one))
    if (record) return record
  }
  return undefined
}

function judgeDmarc(domain: string, record: string | undefined): DoctorFinding {
  if (record === undefined) return wrong(texts.noDmarc(domain))
  return /;\s*p=none\b/i.test(record) ? warning(texts.weakDmarc(domain)) : ok(texts.dmarc(domain))
}
