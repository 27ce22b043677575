import { describe, expect, test } from 'vitest'
import { someOf } from '#contract/testing/rounds.ts'
import { openImportSite } from '#server/testing/fixtures/import-site.ts'

const { plain, simple, table, run, stored } = await openImportSite()

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

describe('A file of a spreadsheet is read', () => {
  test.each(
    someOf<[string, string | Uint8Array]>(2, [
      ['with a line that names the separator', `sep=;\r\n${simple}`],
      ['with such a line in quotes, after a byte order mark', `\uFEFF"sep=;"\n${simple}`],
      ['with blanks in such a line', `sep = ;\n${simple}`],
      ['with such a line that Excel filled up', `sep= ;;;;\r\n${simple}`],
      ['with only the separator in quotes', `sep=";"\r\n${simple}`],
      ['with an empty line before such a line', `\r\nsep=;\r\n${simple}`],
      ['with such a line that names a wrong separator', `sep=,\r\n${simple}`],
      [
        'with semicolons inside of a name in a file of commas',
        simple
          .replaceAll(';', ',')
          .replace('18.000', '18.000,"Inglés"')
          .replace('anual', 'anual,"requisitos (separados por ;)"'),
      ],
      ['with a separator that only such a line tells', `sep=|\n${simple.replaceAll(';', '|')}`],
      ['as Unicode text of Excel', utf16(`\uFEFF${simple.replaceAll(';', '\t')}`, 'le')],
      ['in UTF-16 without a mark', utf16(simple, 'le')],
      ['in UTF-16 of the other byte order', utf16(`\uFEFF${simple}`, 'be')],
      ['in UTF-16 of the other byte order without a mark', utf16(simple, 'be')],
      ['with tabs', simple.replaceAll(';', '\t')],
      ['with tabs between cells in quotes', table({ ...plain, descripcion: 'Menú del día.' }).replaceAll(';', '\t')],
      ['with line ends of old Macs', simple.replaceAll('\r\n', '\r')],
      ['in Windows-1252', Buffer.from(simple, 'latin1')],
      [
        'with apostrophes for quotes',
        simple.replace('nombre;', "'nombre';").replace('Menú del día.', "'Menú del día.'"),
      ],
      ['with empty lines before its names', `\r\n;;;;\r\n${simple}`],
      [
        'with names as people write them',
        simple.replace(
          'nombre;descripcion;puesto;ciudad;salario_anual',
          ' NOMBRE ;Descripción;Puesto;Ciudad;Salario anual (€)',
        ),
      ],
      ['with a row that ends early', simple.replace('salario_anual', 'salario_anual;requisitos;convenio')],
      ['with empty cells behind the last column', simple.replaceAll('18.000', '18.000;;;')],
    ]),
  )('%s', async (_, file) => {
    await run(file)
    expect(await stored()).toMatchObject([
      { name: 'Cocina', description: 'Menú del día.', municipalityId: 33_024, annualSalary: 18_000 },
    ])
  })

  test('with quotes inside of a cell', async () => {
    await run(simple.replace('Menú del día.', 'En el bar "El Faro", de día.'))
    expect((await stored())[0]?.description).toBe('En el bar "El Faro", de día.')
  })

  test('with the number of each row in the spreadsheet, whatever lines a cell has', async () => {
    const rows = [
      { ...plain, descripcion: 'Uno.\nDos.\nTres.' },
      { ...plain, nombre: 'Sala' },
      { ...plain, ciudad: 'Atlántida' },
    ]
    const file = table(...rows).replace('\r\n"Sala"', '\r\n\r\n"Sala"')
    await expect(run(file)).rejects.toThrow('fila 5: ciudad: «Atlántida» no vale')
  })
})

test.each([
  ['"Sin cerrar;Texto.;Cocinero/a;Gijón;18.000', 'fila 2: unas comillas no se cierran'],
  ['"Sin" cerrar;Texto.;Cocinero/a;Gijón;18.000', 'fila 2: unas comillas no se cierran'],
  ['Cocina;Texto; con más.;Cocinero/a;Gijón;18.000', 'fila 2: tiene más celdas que columnas'],
])('the row «%s» is refused: %s', async (row, sentence) => {
  await expect(run(`nombre;descripcion;puesto;ciudad;salario_anual\n${row}\n`)).rejects.toThrow(sentence)
})

test.each(
  someOf(2, [
    ['PK\u0003\u0004', 'Guárdalo como CSV'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'no es una tabla en CSV'],
    [Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'), 'no es una tabla en CSV'],
    ['<!DOCTYPE html><table><tr><td>nombre</td></tr></table>', 'no es una tabla en CSV'],
    ['\n[{"nombre": "Cocina"}]', 'no es una tabla en CSV'],
    ['nombre;ciudad\nUna\u0000;Gijón', 'no es una tabla en CSV'],
    ['nombre;Nombre\nUna;Dos', 'No se conocen las columnas nombre (repetida)'],
  ]),
)('the file %j is refused with a way out', async (file, sentence) => {
  await expect(run(file)).rejects.toThrow(sentence)
})
