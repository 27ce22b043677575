import type { Env } from '#server/config/env.ts'
import { isLoopback } from '#server/config/loopback.ts'
import { ok, warning, wrong, type DoctorFinding } from './finding.ts'
import { settingTexts as texts } from './setting-texts.ts'

/** Names the settings that a public site lacks. A site for this machine alone needs none of it. */
export function examineSettings(env: Env): DoctorFinding[] {
  if (env.isLocal) return [warning(texts.local)]
  const findings = [...examineAddress(env), ...examineMail(env), ...examinePayments(env), ...examineOwner(env)]
  if (env.landingClaims === 'specified') findings.push(warning(texts.claims))
  if (env.demoData) findings.push(warning(texts.demoData))
  if (env.appSecretPrevious) findings.push(warning(texts.secretChanges))
  if (!env.scanner) findings.push(warning(texts.noScanner))
  return findings.length > 0 ? findings : [ok(texts.complete)]
}

function examineAddress({ baseUrl, trustProxy, host }: Env): DoctorFinding[] {
  // TLS ends in the proxy.
  if (!baseUrl.startsWith('https:')) return [wrong(texts.noHttps)]
  if (!trustProxy) return [wrong(texts.noProxy)]
  return isLoopback(host) ? [] : [warning(texts.openPort(host))]
}

const examineMail = ({ mail, verifyEmail }: Env): DoctorFinding[] => [
  ...(mail.smtpUrl ? [] : [wrong(texts.noMail)]),
  ...(verifyEmail ? [] : [warning(texts.unverified)]),
]

function examinePayments({ stripe, sellsPremium }: Env): DoctorFinding[] {
  if (stripe) return stripe.isLive ? [] : [warning(texts.testKeys)]
  return [sellsPremium ? wrong(texts.standIn) : warning(texts.notSold)]
}

const isContact = (name: string) => name.startsWith('CONTACT_')

function examineOwner({ brand, legal }: Env): DoctorFinding[] {
  const contact = legal.missing.filter(isContact)
  const identity = legal.missing.filter((name) => !isContact(name))
  const links = Object.entries(brand.social).filter(([, link]) => new URL(link).hostname.endsWith('.example'))
  return [
    ...(contact.length > 0 ? [wrong(texts.madeUp(contact))] : []),
    ...(links.length > 0 ? [warning(texts.madeUpLinks(links.map(([name]) => `SOCIAL_${name.toUpperCase()}`)))] : []),
    ...(identity.length > 0 ? [wrong(texts.noIdentity(identity))] : []),
    ...examineDetails(legal),
  ]
}

/** Settings that only some operators need. */
const examineDetails = ({ registry, dpoEmail, processors, isPublicBody }: Env['legal']): DoctorFinding[] => [
  ...(registry || isPublicBody ? [] : [warning(texts.noRegistry)]),
  ...(dpoEmail || isPublicBody ? [] : [warning(texts.noOfficer)]),
  ...(processors.length > 0 ? [] : [warning(texts.noProcessors)]),
]
