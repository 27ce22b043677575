import { lazy, type ComponentType } from 'react'
import { styleGuideTexts } from './texts.ts'

type Group = { default: ComponentType }
type GroupKey = keyof typeof styleGuideTexts.groups

/** Each file is loaded separately. */
export const groupFiles: Record<GroupKey, () => Promise<Group>> = {
  tokens: () => import('./parts/tokens.tsx'),
  buttons: () => import('./parts/buttons.tsx'),
  marks: () => import('./parts/marks.tsx'),
  cards: () => import('./parts/cards.tsx'),
  text: () => import('./parts/text-fields.tsx'),
  choices: () => import('./parts/choices.tsx'),
  files: () => import('./parts/files.tsx'),
  navigation: () => import('./parts/navigation.tsx'),
  notices: () => import('./parts/notices.tsx'),
  dialogs: () => import('./parts/dialogs.tsx'),
  lists: () => import('./parts/lists.tsx'),
  pictures: () => import('./parts/pictures.tsx'),
  mails: () => import('./parts/mails.tsx'),
}

export const groups = (Object.keys(groupFiles) as GroupKey[]).map((key) => ({
  key,
  title: styleGuideTexts.groups[key],
  Group: lazy(groupFiles[key]),
}))
