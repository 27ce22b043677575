import { Form } from 'react-router'
import { HeroScene } from '#web/illustrations/hero-scene.tsx'
import { CheckCircleIcon, SearchIcon, PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { CityField } from '#web/forms/search/city-field.tsx'
import { DistanceField } from '#web/forms/search/distance-field.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { heroTexts as texts, landingTexts } from './texts.ts'

export function Hero({ motion, claims }: { motion: Motion; claims: readonly string[] }) {
  return (
    <section className="bg-yellow">
      <div className="page relative grid items-center gap-8 pt-10 pb-16 small:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] small:py-16">
        <div className="grid justify-items-start gap-5">
          <h1 className="max-w-[12em] text-hero font-bold tracking-tight">{texts.title}</h1>
          <p className="max-w-text text-18 large:text-20">{texts.lead}</p>
          <HeroSearch />
          <LinkButton href="/pagina-principal" variant="dark" size="large" className="call mt-2 animate-call">
            {texts.explore}
          </LinkButton>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 font-medium">
            {claims.map((claim) => (
              <li key={claim} className="flex items-center gap-2">
                <CheckCircleIcon className="shrink-0" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <HeroScene className="mx-auto w-full max-w-75 small:max-w-120" />
        <div className="absolute inset-x-0 bottom-2 flex justify-center large:inset-x-6 large:justify-end">
          <MotionButton {...motion} />
        </div>
      </div>
    </section>
  )
}

/** Leads to the list. A plain GET form, which works without JavaScript too. */
const HeroSearch = () => (
  <search aria-label={texts.search} className="w-full max-w-text">
    <Form
      method="get"
      action="/pagina-principal"
      className="grid gap-2.5 rounded-card bg-white p-3 shadow-card min-[360px]:grid-cols-[minmax(0,1fr)_10.5rem] large:grid-cols-[1fr_10.5rem_auto]"
    >
      <TextField
        isLabelHidden
        className="col-span-full"
        label={texts.words}
        name="nombre"
        type="search"
        placeholder={texts.words}
        leading={<SearchIcon />}
        maxLength={100}
      />
      <CityField isLabelHidden placeholder={texts.city} />
      <DistanceField isLabelHidden />
      <Button type="submit" className="max-large:col-span-full">
        {texts.find}
      </Button>
    </Form>
  </search>
)

interface Motion {
  isPaused: boolean
  onToggle: () => void
}

/** Stops all motion on the page. Hidden where nothing moves (motion.css). */
function MotionButton({ isPaused, onToggle }: Motion) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      onClick={onToggle}
      className="motion-button hover:bg-yellow-hover!"
    >
      {isPaused ? landingTexts.resume : landingTexts.pause}
    </Button>
  )
}
