import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Sector } from '#web/api/types.ts'
import { PartnerLogo, partners } from '#web/illustrations/partner-logos.tsx'
import { pictureTexts as texts } from '../texts.ts'
import * as icons from '#web/ui/icons.tsx'
import { Logo, LogoMark } from '#web/ui/navigation/logo.tsx'
import { Part, Specimen } from '../specimen.tsx'

const files = import.meta.glob<Record<string, unknown>>('/web/illustrations/*.tsx', { eager: true })

type SceneComponent = (props: { className?: string }) => ReactNode

// Components begin with a capital letter. These two need more properties than a size.
const isScene = (entry: [string, unknown]): entry is [string, SceneComponent] =>
  /^[A-Z]/.test(entry[0]) && !['Scene', 'PartnerLogo'].includes(entry[0])

const scenes = Object.values(files).flatMap((file) => Object.entries(file).filter(isScene))

export default function Pictures() {
  const sectors = useLoaderData<Sector[]>()
  return (
    <>
      <Part title={texts.logo}>
        <Logo />
        {[16, 24, 36, 64, 96].map((size) => (
          <Specimen key={size} state={`${size}`}>
            <LogoMark size={size} />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Specimen key={name} state={name.replace(/Icon$/, '')}>
            <Icon size={24} />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.scenes} isWide>
        {scenes.map(([name, Scene]) => (
          <Specimen key={name} state={name}>
            <Scene className="guide-picture" />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.sectors} isWide>
        {sectors.map(({ mst_emp_sector_id: id, descripcion, link_imagen }) => (
          <Specimen key={id} state={descripcion}>
            <img src={link_imagen} alt="" width={400} height={120} loading="lazy" className="guide-picture" />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.partners}>
        {partners.map((partner) => (
          <PartnerLogo key={partner.name} {...partner} />
        ))}
      </Part>
    </>
  )
}
