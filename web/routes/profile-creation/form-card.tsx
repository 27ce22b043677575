import type { ReactNode } from 'react'
import { profileCreationTexts } from './texts.ts'
import { Card } from '#web/ui/card.tsx'

/** The frame of both forms. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <Card className="p-5 small:p-8">
      <p className="mb-6 text-14 text-gray-text">{profileCreationTexts.required}</p>
      {children}
    </Card>
  )
}
