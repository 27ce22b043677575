import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Steps } from './use-steps.ts'

// All buttons stand in one row, so only the icons have room.
const inLowWindow = '[@media(height<400px)]:sr-only'

/** The ways from the open application to its neighbours, and back to the list. */
export function StepBar({ steps, listHref, hasKeys }: { steps: Steps; listHref: string; hasKeys: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <LinkButton
        href={listHref}
        variant="secondary"
        size="small"
        icon={<ChevronLeftIcon />}
        className="px-3! large:hidden"
      >
        <span className={inLowWindow}>{texts.back}</span>
      </LinkButton>
      <div className="ml-auto flex flex-wrap gap-1 small:gap-2 large:ml-0">
        <IconOrWord
          label={texts.previous}
          icon={<ChevronLeftIcon />}
          onPress={steps.previous}
          letter={hasKeys && 'K'}
        />
        <IconOrWord label={texts.next} icon={<ChevronRightIcon />} onPress={steps.next} letter={hasKeys && 'J'} />
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

interface IconOrWordProps {
  label: string
  icon: React.ReactNode
  onPress: (() => void) | undefined
  letter: string | false
}

/** On phones there is room for the icon only. */
function IconOrWord({ label, icon, onPress, letter }: IconOrWordProps) {
  const keys = { 'aria-keyshortcuts': letter || undefined }
  return (
    <Button variant="secondary" size="small" icon={icon} onClick={onPress} disabled={!onPress} {...keys}>
      <span className={`max-small:sr-only ${inLowWindow}`}>{label}</span>
    </Button>
  )
}
