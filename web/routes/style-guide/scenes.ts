import type { ReactNode } from 'react'

const files = import.meta.glob<Record<string, unknown>>('/web/illustrations/*.tsx', { eager: true })

type SceneComponent = (props: { className?: string }) => ReactNode

// The frame of the scenes and a partner's logo need more than a size to be drawn.
const isScene = (entry: [string, unknown]): entry is [string, SceneComponent] =>
  typeof entry[1] === 'function' && !['Scene', 'PartnerLogo'].includes(entry[0])

/** Every illustration that the house has, by name: a new one shows here by itself. */
export const scenes: Readonly<Record<string, SceneComponent>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter(isScene),
)
