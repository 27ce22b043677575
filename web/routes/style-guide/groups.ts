import { lazy, type ComponentType } from 'react'
import { styleGuideTexts } from './texts.ts'

type Group = { default: ComponentType }
type GroupKey = keyof typeof styleGuideTexts.groups

/** Each file is fetched by itself. */
export const groupFiles: Record<GroupKey, () => Promise<Group>> = {
  tokens: () => import('./tokens.tsx'),
  buttons: () => import('./buttons.tsx'),
  marks: () => import('./marks.tsx'),
  cards: () => import('./cards.tsx'),
  text: () => import('./text-fields.tsx'),
  choices: () => import('./choices.tsx'),
  files: () => import('./files.tsx'),
  navigation: () => import('./navigation.tsx'),
  notices: () => import('./notices.tsx'),
  dialogs: () => import('./dialogs.tsx'),
  lists: () => import('./lists.tsx'),
  pictures: () => import('./pictures.tsx'),
}

export const groups = (Object.keys(groupFiles) as GroupKey[]).map((key) => ({
  key,
  title: styleGuideTexts.groups[key],
  Group: lazy(groupFiles[key]),
}))
