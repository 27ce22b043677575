import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton, type IconButtonProps } from '#web/ui/icon-button.tsx'
import { PencilIcon, PlusIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Part, Specimen } from './specimen.tsx'

const variants: ButtonVariant[] = ['primary', 'secondary', 'dark', 'danger', 'quiet']
const sizes = ['small', 'medium', 'large'] as const
const iconVariants: NonNullable<IconButtonProps['variant']>[] = ['outline', 'quiet', 'danger']

export default function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <ButtonStates key={variant} variant={variant} />
      ))}
      <Part title="Button: size, icon, isFullWidth">
        {sizes.map((size) => (
          <Specimen key={size} state={size}>
            <Button size={size} icon={<PlusIcon />}>
              {texts.button}
            </Button>
          </Specimen>
        ))}
        <Specimen isWide state={states.long}>
          <Button isFullWidth>{texts.long}</Button>
        </Specimen>
      </Part>
      {iconVariants.map((variant) => (
        <IconButtonStates key={variant} variant={variant} />
      ))}
      <Links />
    </>
  )
}

function ButtonStates({ variant }: { variant: ButtonVariant }) {
  const button = <Button variant={variant}>{texts.button}</Button>
  return (
    <Part title={`Button: ${variant}`}>
      <Specimen state={states.idle}>{button}</Specimen>
      <Specimen state={states.hover} force="hover">
        {button}
      </Specimen>
      <Specimen state={states.focus} force="focus">
        {button}
      </Specimen>
      <Specimen state={states.pending}>
        <Button variant={variant} isPending>
          {texts.button}
        </Button>
      </Specimen>
      <Specimen state={states.disabled}>
        <Button variant={variant} disabled>
          {texts.button}
        </Button>
      </Specimen>
    </Part>
  )
}

function IconButtonStates({ variant }: { variant: NonNullable<IconButtonProps['variant']> }) {
  const look = { variant, label: texts.edit, icon: <PencilIcon /> }
  return (
    <Part title={`IconButton: ${variant}`}>
      <Specimen state={states.idle}>
        <IconButton {...look} />
      </Specimen>
      <Specimen state={states.hover} force="hover">
        <IconButton {...look} />
      </Specimen>
      <Specimen state={states.focus} force="focus">
        <IconButton {...look} />
      </Specimen>
      <Specimen state={states.disabled}>
        <IconButton {...look} disabled />
      </Specimen>
    </Part>
  )
}

const linkLook = 'underline underline-offset-2'

function Links() {
  return (
    <>
      <Part title="AppLink">
        <p>
          {texts.inSentence}{' '}
          <AppLink href="/pagina-principal" className={linkLook}>
            {texts.link}
          </AppLink>
        </p>
        <Specimen state={states.focus} force="focus">
          <AppLink href="https://example.com" rel="noopener" className={linkLook}>
            {texts.external}
          </AppLink>
        </Specimen>
      </Part>
      <Part title="LinkButton">
        <Specimen state={states.idle}>
          <LinkButton href="/pagina-principal">{texts.link}</LinkButton>
        </Specimen>
        <Specimen state={states.hover} force="hover">
          <LinkButton href="/pagina-principal">{texts.link}</LinkButton>
        </Specimen>
        <Specimen state={states.focus} force="focus">
          <LinkButton href="/pagina-principal" variant="secondary">
            {texts.link}
          </LinkButton>
        </Specimen>
      </Part>
    </>
  )
}
