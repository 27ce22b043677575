import { describe, expect, test } from 'vitest'
import { openImportSite } from '#server/testing/fixtures/import-site.ts'

const { plain, table, run, stored, changeStored } = await openImportSite()

describe('Offers that are alike', () => {
  const day = { ...plain, nombre: 'Camarero/a', descripcion: 'Turno de mañana.', jornada: 'Completa' }
  const night = { ...day, descripcion: 'Turno de noche.', salario_anual: '10.000', jornada: 'Parcial' }

  test('are all published where one of their fields differs', async () => {
    const others = [
      { ...day, requisitos: 'Inglés' },
      { ...day, vacantes: '2' },
      { ...day, salario_max: '19.000' },
    ]
    const rows = [day, night, ...others].map((row) => ({ requisitos: '', vacantes: '', salario_max: '', ...row }))
    const inOrder = rows.map(({ requisitos, vacantes, salario_max, ...rest }) => ({
      ...rest,
      requisitos,
      vacantes,
      salario_max,
    }))
    expect(await run(table(...inOrder))).toMatchObject({ known: [], offers: [{ row: 2 }, {}, {}, {}, { row: 6 }] })
  })

  test('are published once where all fields are the same, in a file and beside an active offer', async () => {
    expect(await run(table(day, night, day))).toMatchObject({ known: [4], offers: [{ row: 2 }, { row: 3 }] })
    expect(await run(table(night, day))).toMatchObject({ known: [2, 3], offers: [] })
    expect(await stored()).toHaveLength(2)
  })

  test('are different vacancies where only their last days differ, and are published once', async () => {
    const ends = (caduca_el: string) => ({ ...day, caduca_el })
    const rows = [ends('05/12/2026'), ends('06/12/2026'), ends('')]
    expect(await run(table(...rows))).toMatchObject({ known: [], offers: [{ row: 2 }, { row: 3 }, { row: 4 }] })
    expect(await run(table(...rows))).toMatchObject({ known: [2, 3, 4], offers: [] })
  })

  test('are published once without a last day, although the usual one has moved', async () => {
    await run(table(day))
    await changeStored({ expiresOn: '2026-12-20' })
    expect(await run(table(day))).toMatchObject({ known: [2], offers: [] })
  })

  test('one that was closed is no obstacle for its successor', async () => {
    await run(table(day))
    await changeStored({ state: 0 })
    expect(await run(table(day))).toMatchObject({ known: [], offers: [{ row: 2, state: 1 }] })
  })
})
