/** Hints that the Spanish package of the password check misspells. */
export const spanishHints = { repeated: 'Evita palabras y letras repetidas.' }
