import { landingTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'

export interface Motion {
  isPaused: boolean
  onToggle: () => void
}

/** Stops all motion on the page. Hidden where nothing moves (motion.css). */
export function MotionButton({ isPaused, onToggle }: Motion) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      onClick={onToggle}
      className="motion-button hover:bg-yellow-hover!"
    >
      {isPaused ? texts.resume : texts.pause}
    </Button>
  )
}
