import { PASSWORD_MAX } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/text/count-characters.ts'
import { AppError } from '#server/errors.ts'
import { passwordTooShort } from '#server/texts.ts'

interface Rules {
  passwordMinLength: number
  brand: { name: string }
}

const PRODUCT = 'Faro Empleo'

/** Refuses a new password that is easy to guess. Nothing prescribes capitals, digits or signs. */
export async function requireGoodPassword(
  password: string,
  email: string,
  { passwordMinLength, brand }: Rules,
): Promise<void> {
  const length = countCharacters(password)
  const sentence = passwordTooShort(passwordMinLength)
  if (length < passwordMinLength) throw new AppError('password_short', { sentence })
  if (length > PASSWORD_MAX) throw new AppError('password_long')
  // Most processes never see a new password, and the dictionaries take 40 MB.
  const { findWeakness } = await import('./weakness.ts')
  const weakness = findWeakness(password, { email, brands: [brand.name, PRODUCT] })
  if (weakness) throw new AppError(weakness.code, weakness)
}
