import { PASSWORD_MAX } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/count-characters.ts'
import { AppError } from '#server/platform/errors.ts'
import { passwordTooShort } from '#server/texts.ts'
import { plainPassword } from './plain-password.ts'

interface Rules {
  passwordMinLength: number
  brand: { name: string }
}

const PRODUCT = 'Faro Empleo'

/** A shorter name, such as that of `a@…`, would forbid nearly every row of digits. */
const NAME_MIN = 3

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
  // Most processes never see a new password, and the list takes 4 MB.
  const { commonPasswords } = await import('./common-passwords.ts')
  if (commonPasswords.has(plainPassword(password))) throw new AppError('password_common')
  if (isLike(password, namesIn(email))) throw new AppError('password_like_email')
  if (isLike(password, [brand.name, PRODUCT])) throw new AppError('password_like_brand')
}

/** Whether the password is one of the names, with or without digits around it. Signs and spaces do not count. */
function isLike(password: string, names: readonly string[]): boolean {
  const forms = formsOf(password)
  return names.some((name) => formsOf(name).some((form, index) => form.length >= NAME_MIN && form === forms[index]))
}

const formsOf = (text: string) => {
  const characters = plainPassword(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [characters, characters.replaceAll(/^\p{N}+|\p{N}+$/gu, '')]
}

/** Of `ana+empleo@mail.example`: all of it, `ana+empleo` and `ana`. */
const namesIn = (email: string): string[] => [email, email.replace(/@.*/, ''), email.replace(/[+@].*/, '')]
