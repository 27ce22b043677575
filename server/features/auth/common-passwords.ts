/** The most common passwords of at least eight characters, international and Spanish, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 11111111 111111111 1111111111 00000000
  000000000 22222222 55555555 66666666 77777777 88888888 99999999 12121212 12341234 11223344 11112222 12344321
  123123123 123321123 147258369 159357456 789456123 741852963 password password1 password12 password123 passw0rd
  p@ssw0rd p@ssword passwort mypassword qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a1234567 a12345678 1234abcd 1234qwer qwer1234 iloveyou
  iloveyou1 sunshine princess princesa football baseball superman batman123 trustno1 welcome1 welcome123 admin123
  admin1234 administrator administrador letmein1 dragon123 monkey123 master123 starwars computer whatever internet
  samsung1 michelle jennifer changeme changeme1 secret123 contraseña contrasena contraseña1 contrasena1 contraseña123
  contrasena123 miclave1 miclave123 clave123 clave1234 teamo123 tequiero tequiero1 tequieromucho teamomucho
  micontraseña micontrasena holahola hola1234 hola12345 holamundo barcelona barcelona1 realmadrid realmadrid1
  atletico atleticomadrid valencia sevilla1 españa123 espana123 españa2010 madrid123 mariposa alejandro alejandra
  fernando cristina santiago patricia estrella corazon1 futbol123 chocolate pokemon1 spiderman iniesta1 usuario1
  usuario123 bienvenido bienvenido1 bienvenida trabajo123 empleo123 faroempleo cualquiera qwertyqwerty 19841984
  20002000 20202020 20242024 20252025 20262026`.split(/\s+/),
)
