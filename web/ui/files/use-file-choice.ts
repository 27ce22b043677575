import { useState, type ChangeEvent } from 'react'
import { pickerTexts } from './texts.ts'
import { readDataUrl, type PickedFile } from './read-data-url.ts'

type FileRule = {
  accepts: (file: File) => boolean
  wrongType: string
  maxBytes: number
  /** The type that the file gets, because the system may not know it. */
  type?: string
}

/** Checks and reads a chosen file. `problem` is the sentence about a file that was refused. */
export function useFileChoice(rule: FileRule, onPick: (file: PickedFile) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const wrong = problemOf(file, rule)
    setProblem(wrong)
    if (wrong) return
    setIsReading(true)
    await readDataUrl(typed(file, rule.type)).then(onPick, () => setProblem(pickerTexts.unreadable))
    setIsReading(false)
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    // Otherwise choosing the same file again would cause no event.
    void choose(input.files?.[0]).finally(() => (input.value = ''))
  }

  return { problem, isReading, choose, onChange, setProblem }
}

const typed = (file: File, type: string | undefined): File =>
  type && file.type !== type ? new File([file], file.name, { type }) : file

function problemOf(file: File, { accepts, wrongType, maxBytes }: FileRule): string | null {
  if (!accepts(file)) return wrongType
  if (file.size === 0) return pickerTexts.emptyFile
  if (file.size > maxBytes) return pickerTexts.tooLarge(Math.floor(maxBytes / 1024 / 1024))
  return null
}
