import { expect, test } from 'vitest'
import { descriptionBlocks } from './description-blocks.ts'

test('Without empty lines every line is a paragraph', () => {
  expect(descriptionBlocks('Somos un taller.\nBuscamos a alguien.\r\nTe esperamos.')).toEqual([
    'Somos un taller.',
    'Buscamos a alguien.',
    'Te esperamos.',
  ])
})

test('Empty lines separate paragraphs, and a single line break stays inside a paragraph', () => {
  expect(descriptionBlocks('\n\nHorario:\nde 8 a 15\n \n\nTe esperamos.\n')).toEqual([
    'Horario:\nde 8 a 15',
    'Te esperamos.',
  ])
})

test('Lines that start with a dash or a dot are a list, even next to other text', () => {
  expect(descriptionBlocks('Tareas:\n- atender\n– cobrar\n\n• cerrar\nY poco más.')).toEqual([
    'Tareas:',
    ['atender', 'cobrar', 'cerrar'],
    'Y poco más.',
  ])
})

test('A dash inside a line, or without a space after it, starts no list', () => {
  expect(descriptionBlocks('-15 grados en la cámara\nEntrada 8-9')).toEqual(['-15 grados en la cámara', 'Entrada 8-9'])
})

test('An empty text gives no blocks', () => {
  expect(descriptionBlocks(' \n\t\n')).toEqual([])
})
