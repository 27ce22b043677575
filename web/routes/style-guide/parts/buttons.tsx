import type { ButtonVariant } from '#web/ui/buttons/button-style.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { PencilIcon, PlusIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { inEach, inStates, Part, Specimen } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const variants: ButtonVariant[] = ['primary', 'secondary', 'dark', 'danger', 'quiet']
const iconVariants = ['outline', 'quiet', 'danger'] as const
const link = { href: '/pagina-principal', children: texts.link }
const underlined = 'underline underline-offset-2'

const buttonStates = (variant: ButtonVariant) =>
  inStates<ButtonProps>({ idle: {}, pending: { isPending: true }, disabled: { disabled: true } }, (look) => (
    <Button variant={variant} {...look}>
      {texts.button}
    </Button>
  ))

const sizeStates = inEach(['small', 'medium', 'large'], (size) => (
  <Button size={size} icon={<PlusIcon />}>
    {texts.button}
  </Button>
))

const iconButtonStates = (variant: (typeof iconVariants)[number]) =>
  inStates<ButtonProps>({ idle: {}, disabled: { disabled: true } }, ({ disabled }) => (
    <IconButton variant={variant} label={texts.edit} icon={<PencilIcon />} disabled={disabled} />
  ))

const linkStates = inEach(['primary', 'secondary'], (variant) => <LinkButton {...link} variant={variant} />)

export default function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Part key={variant} title={`Button: ${variant}`} states={buttonStates(variant)} />
      ))}
      <Part title="Button: size, icon, isFullWidth" states={sizeStates}>
        <Specimen isWide>
          <Button isFullWidth>{texts.long}</Button>
        </Specimen>
      </Part>
      {iconVariants.map((variant) => (
        <Part key={variant} title={`IconButton: ${variant}`} states={iconButtonStates(variant)} />
      ))}
      <Part title="AppLink">
        <p>
          {texts.inSentence} <AppLink {...link} className={underlined} />
        </p>
        <AppLink href="https://example.com" rel="noopener" className={underlined}>
          {texts.external}
        </AppLink>
      </Part>
      <Part title="LinkButton" states={linkStates} />
    </>
  )
}
