import { useLoaderData } from 'react-router'
import { PartnerLogo, partners } from '#web/illustrations/partner-logos.tsx'
import { pictureTexts as texts } from './texts.ts'
import * as icons from '#web/ui/icons.tsx'
import { Logo, LogoMark } from '#web/ui/navigation/logo.tsx'
import type { loader } from './route.tsx'
import { scenes } from './scenes.ts'
import { Part, Specimen } from './specimen.tsx'

export default function Pictures() {
  const sectors = useLoaderData<typeof loader>()
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
        {Object.entries(scenes).map(([name, Scene]) => (
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
