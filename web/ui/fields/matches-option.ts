import { plainText } from '#web/format/plain-text.ts'

/** «Camarero/a» also stands for «camarera», «Jefe/a» for «jefa», «Conductor/a» for «conductora». */
const formsOf = (label: string): string => {
  const plain = plainText(label)
  return `${plain} ${plain.replace(/[oe]?\/a\b/g, 'a')} ${plain.replace(/\/a\b/g, '')}`
}

/** Whether a choice has every word that was typed, in any order, without accents and in both genders. */
export function matchesOption(label: string, typed: string): boolean {
  const forms = formsOf(label)
  return plainText(typed)
    .split(/\s+/)
    .every((word) => forms.includes(word))
}
