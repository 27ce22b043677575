import { expect, test } from 'vitest'
import { maskPerson } from './mask-person.ts'

const ana = ['Ana María', 'García de la Cruz', 'Núñez']

test.each([
  ['Soy ANA garcia, de la Cruz.', ana, 'Soy ···, de la ···.'],
  ['Ana-María Nuñez y N\u0075\u0301n\u0303ez', ana, '··· y ···'],
  // Other words that have a name in them, and the particles of a name, stay.
  ['Mañana, en la calle del Cruzado, con Mariano', ana, 'Mañana, en la calle del Cruzado, con Mariano'],
  ['En redes AnaGarcia90 o nunez_ana, no Anabel', ana, 'En redes ···90 o ···_···, no Anabel'],
  ['Bo Li habla de Li-Ning y de la Lido', ['Bo', 'Li'], '··· habla de Li-Ning y de la Lido'],
  ['Me llamo 王伟, o 王 伟. 王先生', ['伟', '王'], 'Me llamo ···, o ···. 王先生'],
  ['أنا مُحمد الأمين', ['محمد', 'الامين'], 'أنا ···'],
  ['Олена Шевченко', ['Шевченко', 'ОЛЕНА'], '···'],
  ['A ana.g+cv@correo.example, ana @ correo.example o ana arroba correo.example', [], 'A ···, ··· o ···'],
  ['@anag, https://a.example/ana?x=1, www.ana.example y linkedin.com/in/ana-g', [], '···, ···, ··· y ···'],
  ['anagarcia.example, no Booking.com ni ASP.NET', ana, '···, no Booking.com ni ASP.NET'],
  ['600123456, 600 12 34 56, (91) 234-56-78, +34 600.123.456 y 0034600123456', [], '···, ···, ···, ··· y ···'],
  ['+212 6 12-34-56-78', [], '···'],
  [
    'De 03/2019 a 10/2021, 18.000 € y 12 000 piezas; 2019-2021, 1999 – 2003',
    [],
    'De 03/2019 a 10/2021, 18.000 € y 12 000 piezas; 2019-2021, 1999 – 2003',
  ],
  ['', ana, ''],
])('«%s» hides who it is', (text, person, masked) => {
  expect(maskPerson(text, person)).toBe(masked)
})

test('a text without an end to its words is masked at once', () => {
  const started = performance.now()
  for (const part of ['a', '6 ', 'a.', '王', '/']) maskPerson(part.repeat(5000), ['王伟', 'Ana'])
  maskPerson('b'.repeat(2500) + ' a'.repeat(1250), ['A B'])
  expect(performance.now() - started).toBeLessThan(500)
})
