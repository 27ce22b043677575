import type { ReactNode } from 'react'
import { ManyOffersScene, OneProfileScene, SuggestionScene, VerifiedScene } from '#web/illustrations/feature-scenes.tsx'
import type { Claims } from './claims.ts'
import { featureTexts as texts } from './texts.ts'
import { SectionHeading } from './section-heading.tsx'
import { useSlideshow } from './use-slideshow.ts'

const slidesOf = ({ offers, verified }: Claims) =>
  [{ key: 'offers', ...offers }, { key: 'verified', ...verified }, ...texts.slides] as const

type Slide = ReturnType<typeof slidesOf>[number]

const scenes: Record<Slide['key'], (props: { className: string }) => ReactNode> = {
  offers: ManyOffersScene,
  verified: VerifiedScene,
  profile: OneProfileScene,
  suggestions: SuggestionScene,
}

/** A slideshow with fades. Without scripts all slides are stacked (motion.css). */
export function Features({ isPaused, claims }: { isPaused: boolean; claims: Claims }) {
  const slides = slidesOf(claims)
  const { shown, setShown, isMoving, stillness } = useSlideshow({ count: slides.length, isPaused })
  return (
    <div className="border-b border-border bg-white far-691 small:far-663 large:far-651">
      <div className="page grid grid-cols-1 gap-8 py-14 large:py-20">
        <SectionHeading title={texts.title} />
        <section
          aria-roledescription={texts.role}
          aria-label={texts.label}
          {...stillness}
          className="rounded-dialog bg-yellow-soft"
        >
          <div aria-live={isMoving ? 'off' : 'polite'} className="slides">
            {slides.map((slide, index) => (
              <SlideView
                key={slide.key}
                slide={slide}
                position={texts.position(index + 1, slides.length)}
                isShown={index === shown}
              />
            ))}
          </div>
          <Dots slides={slides} shown={shown} onChoose={setShown} />
        </section>
      </div>
    </div>
  )
}

function SlideView({ slide, position, isShown }: { slide: Slide; position: string; isShown: boolean }) {
  const Scene = scenes[slide.key]
  return (
    <div
      role="group"
      aria-roledescription={texts.slideRole}
      aria-label={position}
      data-shown={isShown ? '' : undefined}
      className="slide grid grid-cols-1 content-center items-center gap-x-12 gap-y-6 px-5 pt-8 pb-4 small:px-10 large:grid-cols-2 large:px-16 large:pt-12"
    >
      <Scene className="mx-auto w-full max-w-75 large:order-last large:max-w-105" />
      <div className="grid gap-3 max-large:justify-items-center max-large:text-center">
        <h3 className="max-w-[16em] text-24 font-bold small:text-32">{slide.title}</h3>
        <p className="max-w-[30em] text-16 small:text-18">{slide.text}</p>
      </div>
    </div>
  )
}

interface DotsProps {
  slides: readonly Slide[]
  shown: number
  onChoose: (index: number) => void
}

function Dots({ slides, shown, onChoose }: DotsProps) {
  return (
    <div role="group" aria-label={texts.dots} className="slide-dots flex justify-center pb-4 small:pb-6">
      {slides.map((slide, index) => (
        <button
          key={slide.key}
          type="button"
          aria-label={texts.show(slide.title)}
          aria-current={index === shown}
          onClick={() => onChoose(index)}
          className="group flex size-11 items-center justify-center rounded-chip"
        >
          <span className="size-3 rounded-chip border-2 border-ink transition-[width,background-color] duration-150 group-hover:bg-yellow group-aria-[current=true]:w-7 group-aria-[current=true]:bg-ink" />
        </button>
      ))}
    </div>
  )
}
