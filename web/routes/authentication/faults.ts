import { CODE_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/text/count-characters.ts'
import { findEmailFault } from '#contract/values/typed/email.ts'
import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { fieldTexts } from '#web/texts.ts'
import { authenticationTexts } from './texts.ts'

const { errors, faults } = authenticationTexts

export type FieldName = 'email' | 'password' | 'confirmPassword' | 'codigo' | 'mantener' | 'entrar'
export type Fields = Record<FieldName, string>

/** The error of each field, by the field's name. */
export type Faults = Partial<Record<FieldName, string>>

type FaultFinder = (fields: Fields) => string | undefined

const emailFault: FaultFinder = ({ email }) => {
  if (!email) return faults.emailMissing
  const fault = findEmailFault(email)
  if (!fault) return undefined
  return fault === 'incomplete' ? faults.emailWrong : fieldTexts.emailCharacters
}

const newPasswordFault: FaultFinder = ({ password }) => {
  if (!password) return faults.passwordMissing
  const length = countCharacters(password)
  if (length < PASSWORD_MIN) return faults.passwordShort
  return length > PASSWORD_MAX ? faults.passwordLong(PASSWORD_MAX) : undefined
}

const confirmFault: FaultFinder = ({ password, confirmPassword }) => {
  if (!confirmPassword) return faults.confirmMissing
  return confirmPassword === password ? undefined : faults.confirmWrong
}

const signInFinders: Partial<Record<FieldName, FaultFinder>> = {
  email: emailFault,
  password: ({ password }) => (password ? undefined : faults.passwordMissing),
}

const codeFault: FaultFinder = ({ codigo }) => {
  if (!codigo) return faults.codeMissing
  return codigo.length > CODE_MAX ? faults.codeWrong : undefined
}

const resetFinders = { password: newPasswordFault, confirmPassword: confirmFault }

const findFaults = (finders: Partial<Record<FieldName, FaultFinder>>) => (fields: Fields) =>
  Object.fromEntries(
    Object.entries(finders).flatMap(([name, find]) => {
      const fault = find(fields)
      return fault ? [[name, fault]] : []
    }),
  ) as Faults

export const findSignInFaults = findFaults(signInFinders)
export const findSignUpFaults = findFaults({ email: emailFault, ...resetFinders })
export const findSetupFaults = findFaults({ codigo: codeFault, ...resetFinders })
export const findRecoverFaults = findFaults({ email: emailFault })
export const findResetFaults = findFaults(resetFinders)

interface Sentences {
  /** If the data may be the cause. */
  failed: string
  /** Instead of the server's sentence, which names the wait. */
  tooManyTries?: string
}

/** The sentence for a failed call. */
export function sentenceOf(error: unknown, { failed, tooManyTries }: Sentences): string {
  if (isNoConnection(error)) return errors.noConnection
  if (!(error instanceof ApiError)) return errors.ours
  if (error.status === 429) return tooManyTries ?? (error.error || errors.tooManyTries)
  if (error.code === 'busy') return errors.busy
  if (saidByServer.has(error.code)) return error.error
  return error.status >= 500 ? errors.ours : failed
}

/** Only the server knows the day of a deletion, where to object, and what is wrong with an operator's code. */
const saidByServer = new Set([
  'account_leaving',
  'account_disabled',
  'demo_account',
  'operator_disabled',
  'second_factor_wrong',
  'setup_link_invalid',
])

const faultsByCode: Record<string, Faults> = {
  email_taken: { email: faults.emailTaken },
  second_factor_wrong: { codigo: faults.codeWrong },
  password_short: { password: faults.passwordShort },
  password_like_email: { password: faults.passwordLikeEmail },
  password_like_brand: { password: faults.passwordLikeBrand },
}

/** The field that the server refused. Only the server knows why a password is easy to guess. */
export function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {}
  return error.code === 'password_common' ? { password: error.error } : (faultsByCode[error.code] ?? {})
}
