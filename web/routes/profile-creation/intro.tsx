import { useState, type ReactNode } from 'react'
import { WelcomeScene } from '#web/illustrations/welcome-scene.tsx'
import { profileCreationTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import './intro.css'

type Stage = 'intro' | 'leaving' | 'gone'

/** The card before the form. It slides away, and the focus moves to the form. */
export function Intro({ title, children }: { title: string; children: ReactNode }) {
  const [stage, setStage] = useState<Stage>('intro')
  return (
    <div className="page relative">
      {stage !== 'gone' && (
        <div
          inert={stage === 'leaving'}
          onAnimationEnd={() => setStage('gone')}
          className={classes(
            'flex justify-center',
            stage === 'leaving' && 'intro-leaves pointer-events-none absolute inset-x-4 top-0 z-10',
          )}
        >
          <IntroCard onBegin={() => setStage('leaving')} />
        </div>
      )}
      {stage !== 'intro' && <Main title={title}>{children}</Main>}
    </div>
  )
}

function IntroCard({ onBegin }: { onBegin: () => void }) {
  return (
    <Card className="mt-4 flex w-full max-w-120 flex-col items-center gap-6 p-6 text-center small:mt-10 small:p-10">
      <WelcomeScene className="w-full max-w-60" />
      <h1 className="text-24 font-semibold">{texts.intro}</h1>
      <Button size="large" onClick={onBegin}>
        {texts.begin}
      </Button>
    </Card>
  )
}

function Main({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="form-arrives mx-auto max-w-dialog">
      <h1 ref={focusAtOnce} tabIndex={-1} className="mb-5 text-28 font-semibold small:text-32">
        {title}
      </h1>
      {children}
    </div>
  )
}
