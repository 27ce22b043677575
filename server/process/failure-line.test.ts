import { expect, test } from 'vitest'
import { failureLine } from './failure-line.ts'

test('A failed start shows the reason, without the values of a query', () => {
  const cause = new Error('duplicate key value violates unique constraint')
  expect(failureLine(new Error('Failed query: insert … ana@prueba.example', { cause }))).toBe(cause.message)
  expect(failureLine(new Error('Port 3000 is in use'))).toBe('Port 3000 is in use')
})

test.each([
  [{ code: 'ENOSPC' }, 'No queda espacio en el disco: libera espacio y repite.'],
  [{ code: '53100' }, 'No queda espacio en el disco de la base de datos: libera espacio y repite.'],
  [{ code: 'EACCES', path: '/mnt/copias' }, 'No hay permiso para usar /mnt/copias.'],
  [{ code: 'EROFS', path: '/mnt/copias' }, 'No se puede escribir /mnt/copias: su disco es de solo lectura.'],
])('%o of the system is a sentence, also inside of an error of the store of files or of a query', (fault, sentence) => {
  const cause = Object.assign(new Error(`${fault.code}: as the system says it`), fault)
  const ofStore = Object.assign(new Error('Cannot write file', { cause }), { code: 'E_CANNOT_WRITE_FILE' })
  for (const error of [cause, ofStore, new Error('Failed query: insert', { cause })]) {
    expect(failureLine(error)).toBe(sentence)
  }
  expect(failureLine(new Error('El archivo está dañado', { cause }))).toBe('El archivo está dañado')
})
