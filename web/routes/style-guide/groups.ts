import type { ComponentType } from 'react'
import { styleGuideTexts } from './texts.ts'

const files = import.meta.glob<{ default: ComponentType }>('./parts/*.tsx', { eager: true })

export const groups = Object.entries(styleGuideTexts.groups).flatMap(([key, title]) => {
  const file = files[`./parts/${key}.tsx`]
  return file ? { key, title, Group: file.default } : []
})
