import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Steps } from './use-steps.ts'

/** The ways from the open application to its neighbours, and back to the list. */
export function StepBar({ steps, listHref }: { steps: Steps; listHref: string }) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <LinkButton
        href={listHref}
        variant="secondary"
        size="small"
        icon={<ChevronLeftIcon />}
        className="px-3! large:hidden"
      >
        {texts.back}
      </LinkButton>
      <div className="ml-auto flex flex-wrap gap-1 small:gap-2 large:ml-0">
        <IconOrWord label={texts.previous} icon={<ChevronLeftIcon />} onPress={steps.previous} />
        <IconOrWord label={texts.next} icon={<ChevronRightIcon />} onPress={steps.next} />
      </div>
      <IconButton
        variant="quiet"
        label={texts.close}
        icon={<CloseIcon />}
        onClick={steps.close}
        className="ml-auto max-large:hidden"
      />
    </div>
  )
}

/** On phones there is room for the icon only. */
function IconOrWord(props: { label: string; icon: React.ReactNode; onPress: (() => void) | undefined }) {
  const { label, icon, onPress } = props
  return (
    <Button variant="secondary" size="small" icon={icon} onClick={onPress} disabled={!onPress}>
      <span className="max-small:sr-only">{label}</span>
    </Button>
  )
}
