/** The sentences of the import of offers, at the shell. */
export const importTexts = {
  unreadable: (reason: string) => `El archivo no se puede leer como CSV: ${reason}`,
  empty: 'El archivo no tiene ninguna oferta: la primera línea son los nombres de las columnas.',
  unknownColumns: (names: readonly string[], known: readonly string[]) =>
    `No se conocen las columnas ${names.join(', ')}. Se conocen: ${known.join(', ')}.`,
  missing: (column: string) => `falta ${column}`,
  wrong: (column: string, value: string) => `${column}: «${value}» no vale`,
  refused: (sentence: string) => sentence,
  mistakes: (lines: readonly { line: number; mistakes: readonly string[] }[]) =>
    [
      'No se ha publicado ninguna oferta. Corrige estas líneas:',
      ...lines.map(({ line, mistakes }) => `  línea ${line}: ${mistakes.join('; ')}`),
    ].join('\n'),
} as const
