import { describe, expect, test } from 'vitest'
import { someOf } from '#contract/testing/rounds.ts'
import { openImportSite } from '#server/testing/fixtures/import-site.ts'

const { plain, simple, table, run, stored } = await openImportSite()

const readOf = async (cells: Record<string, string>) => {
  await run(table({ ...plain, ...cells }))
  return (await stored())[0]
}
const failureOf = (cells: Record<string, string>) =>
  run(table({ ...plain, ...cells })).then(
    () => 'was imported',
    (error: Error) => error.message,
  )

describe('An amount is read as the form reads it', () => {
  test.each(
    someOf(2, [
      ['24.000', 24_000],
      ['24 000 €', 24_000],
      ['24\u00a0000', 24_000],
      ['24.000,00 €', 24_000],
      ['€ 24000', 24_000],
      ['24’000', 24_000],
      ['24.000€/año', 24_000],
      ['24.000 euros al año', 24_000],
      ['EUR 24.000', 24_000],
    ]),
  )('«%s» is %d', async (salario_anual, euros) => {
    expect((await readOf({ salario_anual }))?.annualSalary).toBe(euros)
  })

  test.each(
    someOf(2, ['24,000', '18.5', '18,5', '17.500,50', '18000.5', '1.500 €/mes', '18k', '-5', '2e4', '18.000 - 21.000']),
  )('«%s» is refused as a salary of a year', async (salario_anual) => {
    expect(await failureOf({ salario_anual })).toContain(
      `fila 2: salario_anual: «${salario_anual}» no vale; vale: euros enteros al año, como 24.000`,
    )
  })

  test.each(['24', '999 €'])('«%s» a year is refused, with a question for the thousands', async (salary) => {
    const question = 'vale: euros enteros al año, como 24.000; si son menos de 1.000, ¿querías decir miles?'
    expect(await failureOf({ salario_anual: salary })).toContain(`salario_anual: «${salary}» no vale; ${question}`)
    expect(await failureOf({ salario_max: salary })).toContain(`salario_max: «${salary}» no vale; ${question}`)
  })

  test('an hour may have cents, but no decimal point', async () => {
    const hourly = { salario_anual: '', salario_periodo: 'Por hora' }
    expect(await failureOf({ ...hourly, salario_importe: '9.50' })).toContain('salario_importe: «9.50» no vale')
    expect(await readOf({ ...hourly, salario_importe: '9,50 €' })).toMatchObject({ payPeriod: 'hora', periodPay: 9.5 })
  })
})

describe('Yes and no', () => {
  test.each(someOf(2, ['VERDADERO', 'TRUE', 'x', 'X', 'S', 'Sí', 'si', '1', 'yes', 'Y', '✓', 'T']))(
    '«%s» is yes',
    async (toda_espana) => {
      expect((await readOf({ modalidad: 'Remoto', toda_espana }))?.isEverywhere).toBe(true)
    },
  )

  test.each(someOf(2, ['FALSO', 'false', 'N', 'No', '0', '', '-']))('«%s» is no', async (toda_espana) => {
    expect((await readOf({ modalidad: 'Remoto', toda_espana }))?.isEverywhere).toBe(false)
  })

  test.each(['tal vez', '2', 'ok?'])('«%s» is refused', async (toda_espana) => {
    expect(await failureOf({ modalidad: 'Remoto', toda_espana })).toContain(
      `fila 2: toda_espana: «${toda_espana}» no vale; vale: sí, no`,
    )
  })
})

describe('Places', () => {
  test.each(
    someOf(2, [
      ['Coruña, A', '', 15_030],
      ['La Coruña', '', 15_030],
      ['Palma de Mallorca', 'Baleares', 7040],
      ['Gerona', 'Gerona', 17_079],
      ['San Sebastián', 'Guipúzcoa', 20_069],
      ['Donostia', '', 20_069],
      ['Vitoria', 'Álava', 1059],
      ['Las Palmas de Gran Canaria', 'Palmas, Las', 35_016],
      ['Castellón', '', 12_040],
      ['València', 'Valencia', 46_250],
      ['08019', '', 8019],
      ['Barañáin/Barañain', 'Navarra', 31_901],
      ['Gijón', 'Principado de Asturias', 33_024],
      ['Murcia', 'Región de Murcia', 30_030],
      ['Madrid', 'Comunidad de Madrid', 28_079],
      ['Adeje', 'Tenerife', 38_001],
      ['Gijón (Asturias)', '', 33_024],
      ['Mieres (Girona)', '', 17_105],
      ["L'Hospitalet", '', 8101],
    ]),
  )('«%s» in the province «%s» is %d', async (ciudad, provincia, id) => {
    expect((await readOf({ ciudad, provincia }))?.municipalityId).toBe(id)
  })

  test.each(someOf(2, ['Mieres', 'Milán', 'Santiago', 'Torrev', 'Coruña, B', 'Gijón (Madrid)', 'Gijón (Marte)']))(
    '«%s» alone is refused',
    async (ciudad) => {
      expect(await failureOf({ ciudad })).toContain(`fila 2: ciudad: «${ciudad}» no vale; vale: el nombre`)
    },
  )
})

describe('Entries of short lists are read in the usual spellings', () => {
  test.each(
    someOf(2, [
      ['tipo_contrato', 'Prácticas', { contractType: 'practicas' }],
      ['tipo_contrato', 'Contrato en prácticas', { contractType: 'practicas' }],
      ['tipo_contrato', 'Indefinida', { contractType: 'indefinido' }],
      ['tipo_contrato', 'Fijo-discontinuo', { contractType: 'fijo_discontinuo' }],
      ['tipo_contrato', 'FORMACIÓN', { contractType: 'formacion' }],
      ['experiencia', 'Sénior', { experience: 'senior' }],
      ['experiencia', 'sin experiencia', { experience: 'sin_experiencia' }],
      ['experiencia', 'Ninguna', { experience: 'sin_experiencia' }],
      ['jornada', 'Media jornada', { workdayId: 2 }],
      ['jornada', 'Tiempo completo', { workdayId: 1 }],
      ['modalidad', 'Híbrida', { modalityId: 2 }],
      ['modalidad', 'Teletrabajo', { modalityId: 3 }],
      ['modalidad', 'En remoto', { modalityId: 3 }],
      ['reservada_discapacidad', 'Centro especial de empleo', { reservedFor: 'centro_especial' }],
      ['tipo_contrato', 'Fijo', { contractType: 'indefinido' }],
      ['tipo_contrato', 'Beca', { contractType: 'practicas' }],
      ['experiencia', '-', { experience: null }],
      ['jornada', '40 horas', { workdayId: 1 }],
      ['modalidad', '100 % remoto', { modalityId: 3 }],
      ['modalidad', 'Semipresencial', { modalityId: 2 }],
      ['reservada_discapacidad', 'no', { reservedFor: null }],
      ['reservada_discapacidad', '-', { reservedFor: null }],
      ['mas_ciudades', 'Oviedo|', { moreMunicipalityIds: [33_044] }],
      ['caduca_el', '5/12/26', { expiresOn: '2026-12-05' }],
      ['caduca_el', '2026-12-05 00:00:00', { expiresOn: '2026-12-05' }],
      ['caduca_el', '05-12-2026', { expiresOn: '2026-12-05' }],
      ['caduca_el', '5/12/2026 0:00', { expiresOn: '2026-12-05' }],
      ['vacantes', '3,0', { vacancies: 3 }],
    ]),
  )('%s: «%s»', async (column, value, columns) => {
    expect(await readOf({ [column]: value })).toMatchObject(columns)
  })

  test.each([
    ['€/h', 'hora'],
    ['€/hora', 'hora'],
    ['la hora', 'hora'],
    ['/mes', 'mensual'],
  ])('the pay of «%s» is %s', async (salario_periodo, payPeriod) => {
    const cells = { salario_anual: '', salario_importe: payPeriod === 'hora' ? '12' : '1.500', salario_periodo }
    expect(await readOf(cells)).toMatchObject({ payPeriod })
  })

  test.each(['Salario anual (euros)', 'Salario_anual (€/año)'])('the column «%s»', async (name) => {
    await run(simple.replace('salario_anual', name))
    expect(await stored()).toMatchObject([{ annualSalary: 18_000 }])
  })

  test('columns with units, and names of several words', async () => {
    const cells = {
      'caduca_el (DD/MM/AAAA)': '05/12/2026',
      'Requisitos (separados por |)': 'Inglés|',
      'Tipo de contrato': 'Temporal',
      'Salario máximo': '19.000',
      'Nº vacantes': '2',
    }
    expect(await readOf(cells)).toMatchObject({
      expiresOn: '2026-12-05',
      contractType: 'temporal',
      salaryMax: 19_000,
      vacancies: 2,
    })
  })

  test('a column that is not known is refused with each known one once', async () => {
    expect((await failureOf({ sueldo: '3' })).split('mas_ciudades')).toHaveLength(2)
  })

  test.each(
    someOf(2, [
      ['experiencia', '?', 'intermedio'],
      ['tipo_contrato', 'mercantil', 'indefinido'],
      ['experiencia', '3 años', 'intermedio'],
      ['jornada', 'nocturna', 'parcial'],
      ['modalidad', 'itinerante', 'híbrido'],
      ['salario_periodo', 'semanal', 'mensual'],
      ['reservada_discapacidad', 'sí', 'cuota'],
      ['caduca_el', '12/31/2026', '05/12/2026'],
      ['vacantes', 'varias', 'de 1 a 999'],
      ['salario_pagas', '13', '12 o 14'],
      ['mas_ciudades', 'Gijón|Oviedo|Avilés|Siero|Langreo|León|Lugo|Soria|Teruel|Huesca', 'hasta 9 ciudades'],
      ['nombre', 'a'.repeat(201), 'hasta 200 caracteres'],
    ]),
  )('%s: «%s» is refused, and %s is told as one that is valid', async (column, value, valid) => {
    const failure = await failureOf({ [column]: value })
    expect(failure).toContain(`fila 2: ${column}: «${value.slice(0, 80)}`)
    expect(failure).toContain(valid)
  })
})
