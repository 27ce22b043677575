import { useState } from 'react'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { mailTexts as texts } from './texts.ts'

/** A choice that is saved as soon as it is made. Shows it at once, and the saved one again after a failure. Choices are saved in their order. */
export function useChoice<Value>(saved: Value, save: (value: Value) => Promise<{ message: string }>) {
  const notice = useNotice()
  const [wanted, setWanted] = useState<{ value: Value } | null>(null)
  const [running, setRunning] = useState(() => Promise.resolve())
  const trySave = async (before: Promise<void>, value: Value) => {
    await before
    try {
      notice.success((await save(value)).message)
    } catch (error) {
      setWanted(null)
      notice.error(limitSentence(error, texts.saveFailed))
    }
  }
  const choose = (value: Value) => {
    setWanted({ value })
    setRunning(trySave(running, value))
  }
  return { value: wanted ? wanted.value : saved, choose }
}
