import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/count-characters.ts'
import { plainPassword } from './plain-password.ts'

const MOST_COMMON = 10_000

// Spanish ones, and simple rows of digits and letters, which the package leaves to other checks.
const further =
  `87654321 987654321 0987654321 111111111 1111111111 00000000 000000000 22222222 55555555 66666666 77777777
  88888888 99999999 12121212 12341234 123123123 p@ssword abcdefgh admin1234 administrador contrasena1 contrasena123 miclave1
  miclave123 clave123 clave1234 teamo123 tequiero1 tequieromucho teamomucho micontrasena hola1234 hola12345 holamundo
  barcelona1 realmadrid1 atleticomadrid sevilla1 espana123 espana2010 madrid123 corazon1 futbol123 iniesta1 usuario1
  usuario123 bienvenido bienvenido1 bienvenida trabajo123 empleo123 cualquiera qwertyqwerty 19841984 20002000 20202020
  20242024 20252025 20262026`.split(/\s+/)

// The package's list begins with the most common one. Most of its first entries are too short for us anyway.
const international = dictionary['passwords-common']
  .filter((word) => countCharacters(word) >= PASSWORD_MIN)
  .slice(0, MOST_COMMON)

/** The most common passwords that are long enough for us, as `plainPassword` writes them. */
export const commonPasswords: ReadonlySet<string> = new Set([...international, ...further].map(plainPassword))
