import { useState } from 'react'
import { useOwner } from '#web/frames/use-owner.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { deleteTexts as texts } from './texts.ts'

/** The way to delete the account. */
export function DeleteSection() {
  const { role } = useOwner()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card className="grid grid-cols-1 gap-4">
        <p>{texts.about}</p>
        <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </Card>
      <DeleteAccountDialog role={role} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}
