import { profileCreationTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'

/** On, or back to the choice of a role. */
export function FormEnd({ submitLabel, isPending }: { submitLabel: string; isPending: boolean }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-border pt-6 small:flex-row small:justify-between">
      <LinkButton href="/seleccion-rol" variant="quiet">
        {texts.otherRole}
      </LinkButton>
      <Button type="submit" isPending={isPending} className="small:min-w-45">
        {submitLabel}
      </Button>
    </div>
  )
}
